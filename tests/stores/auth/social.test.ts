import { describe, expect, it } from 'vitest'
import { noSocialLogin, type Provider, type SocialAnswer, type SocialLogin } from '../../../src/platform/device/social'
import { AuthStore } from '../../../src/stores/auth/AuthStore'
import { SocialStore } from '../../../src/stores/auth/SocialStore'
import { type AppOptions, openApp, tokenOf } from '../../support/app'
import { settle } from '../../support/platform'

const opened = async (social: Partial<SocialLogin>, options: AppOptions = {}) => {
  const platform = { social: { ...noSocialLogin, available: () => ['google', 'line'] as const, ...social } }
  const app = openApp({ persona: 'visitor', platform, ...options })
  app.root.start()
  await settle()
  return { ...app, social: app.root.feature(SocialStore) }
}

const token = (provider: Provider, name = 'zoe'): SocialAnswer => ({ token: `demo-${provider}-${name}` })
const answering = (answer: SocialAnswer) => ({ signIn: async () => answer })

describe('login through a provider', () => {
  it.each<[Provider, string]>([
    ['google', 'googleLogin'],
    ['facebook', 'facebookLogin'],
    ['line', 'lineLogin'],
  ])('[AUTH-01] %s opens a session with %s', async (provider, call) => {
    const { social, root, calls } = await opened(answering(token(provider)))
    expect(await social.connect(provider, null)).toBe(true)
    expect(calls(call).length).toBe(1)
    expect(root.session.signedIn).toBe(true)
    expect([social.pending, social.problem]).toEqual([null, null])
  })

  it('[AUTH-01] sends the invite code of the form', async () => {
    const { social, root, calls } = await opened(answering(token('line')))
    root.feature(AuthStore).draft.keep({ invite: 'nobody' })
    expect(await social.connect('line', null)).toBe(false)
    expect(calls('lineLogin')[0]?.request).toMatchObject({ pid: 'nobody' })
    expect(social.problem?.message.keys[0]).toBe('refusal.2015')
  })

  it('[AUTH-01] asks for the age unless it is confirmed or the provider is known here; then it is offered again', async () => {
    const { social, root } = await opened(answering(token('google')))
    const { draft } = root.feature(AuthStore)
    expect(social.needsAge('google')).toBe(true)
    draft.keep({ accepted: true })
    expect(social.needsAge('google')).toBe(false)
    await social.connect('google', null)
    expect(social.needsAge('line')).toBe(false)
    root.session.logout()
    expect(social.lastUsed).toBe('google')
    expect([social.needsAge('google'), social.needsAge('line')]).toEqual([false, true])
  })

  it.each<[string, SocialAnswer, string]>([
    ['cancels', 'canceled', 'auth.social.canceled'],
    ['does not answer', 'failed', 'auth.social.failed'],
    ['gives a token that the backend refuses', { token: 'deny' }, 'refusal.2011'],
  ])('[AUTH-01] [AUTH-03] that %s says so and changes nothing', async (_, answer, said) => {
    const { social, root } = await opened(answering(answer))
    expect(await social.connect('google', null)).toBe(false)
    expect([social.problem?.message.keys[0], social.pending, root.session.signedIn]).toEqual([said, null, false])
  })

  it('[AUTH-03] a provider’s window that throws counts as no answer', async () => {
    const signIn = () => Promise.reject(new Error('blocked'))
    const { social } = await opened({ signIn })
    await social.connect('google', null)
    expect(social.problem?.message.keys[0]).toBe('auth.social.failed')
  })

  it('[AUTH-03] asks for consent once, however often it is tapped', async () => {
    let asked = 0
    const signIn = () => new Promise<SocialAnswer>(() => void asked++)
    const { social } = await opened({ signIn })
    void social.connect('google', null)
    expect(await social.connect('line', null)).toBe(false)
    expect([asked, social.pending]).toEqual([1, 'google'])
  })
})

describe('a provider that replaces the page', () => {
  it('[AUTH-01] [ROUTE-14] leads back with its answer, and to where the visitor was going', async () => {
    const left: string[] = []
    const before = await opened({
      signIn: (_, returnTo) => {
        left.push(returnTo)
        return new Promise(() => undefined)
      },
    })
    void before.social.connect('google', '/member')
    expect(left).toEqual(['/auth/login'])
    const { storage } = before.platform
    const returned = () => ({ provider: 'google', answer: token('google') }) as const
    const after = await opened(
      { returned },
      {
        platform: {
          storage,
          social: { ...noSocialLogin, returned },
        },
      },
    )
    expect(await after.social.resume()).toBe(true)
    expect([after.root.session.signedIn, after.root.feature(AuthStore).from]).toEqual([true, '/member'])
  })

  it('[AUTH-01] an answer of a provider that was never asked changes nothing', async () => {
    const { social, root } = await opened({})
    expect(await social.resume()).toBe(false)
    expect([root.feature(AuthStore).from, root.session.signedIn]).toEqual([null, false])
  })
})

describe('a link to a provider', () => {
  it('[AUTH-01] is made for the player who is logged in, and leads back to that page', async () => {
    const asked: string[] = []
    const signIn: SocialLogin['signIn'] = async (provider, returnTo) => {
      asked.push(returnTo)
      return token(provider, 'zoe')
    }
    const { social, root, token: session } = await opened({ signIn }, { persona: 'regular' })
    expect(await social.connect('line', null)).toBe(true)
    expect(root.member.info).toMatchObject({ lineAccount: 'zoe', lineName: 'zoe' })
    expect([root.session.token, asked]).toEqual([session, ['/auth/bind']])
  })

  it('[AUTH-03] to an account that another player has is refused', async () => {
    const { backend } = await opened(answering(token('google')))
    const other = await opened(answering(token('google')), { backend })
    await other.social.connect('google', null)
    const { social } = await opened(answering(token('google')), {
      backend,
      kept: { token: await tokenOf(backend, 'regular') },
    })
    expect(await social.connect('google', null)).toBe(false)
    expect(social.problem?.message.keys[0]).toBe('refusal.2012')
  })
})
