import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { matchRoute } from '../../src/app/routing/matchRoute'
import type { AppRoute } from '../../src/app/routing/route'
import { routes } from '../../src/app/routing/routes'
import common from '../../src/i18n/locales/en-US/common.json'
import titles from '../../src/i18n/locales/en-US/titles.json'

const at = (address: string): AppRoute | undefined => {
  const { pathname, search } = new URL(address, 'http://kismara.test')
  return matchRoute(routes, pathname, search)?.route
}

/** The specification's route list (§2) with its guards; deliberately repeated here. */
const listed: readonly [row: string, guard: AppRoute['guard'], addresses: readonly string[]][] = [
  [
    '[ROUTE-01]',
    undefined,
    ['/', '/about-us', '/download', '/faq', '/points', '/privacy-policy', '/terms-of-use', '/service', '/share'],
  ],
  ['[ROUTE-02]', 'auth', ['/activity/bank']],
  [
    '[ROUTE-02]',
    'auth-activity',
    ['/activity/first-deposit', '/activity/follow', '/activity/jackpot', '/activity/sign-in', '/activity/slotshack'],
  ],
  ['[ROUTE-02]', undefined, ['/activity/sign-in/rule']],
  ['[ROUTE-03]', undefined, ['/agent', '/agent?tabActive=1', '/agent/rule']],
  [
    '[ROUTE-04]',
    undefined,
    [
      '/auth/accountLogin',
      '/auth/bind',
      '/auth/forget',
      '/auth/login',
      '/auth/login?type=account',
      '/auth/register',
      '/auth/set-password',
    ],
  ],
  [
    '[ROUTE-05]',
    undefined,
    ['/bonus', '/bonus/event', '/bonus/rebate', '/bonus/record', '/bonus/reward', '/bonus/tasks', '/bonus/vip'],
  ],
  ['[ROUTE-06]', 'auth', ['/email']],
  ['[ROUTE-06]', undefined, ['/email/detail', '/feedback', '/feedback/record', '/feedback/record/7']],
  ['[ROUTE-07]', undefined, ['/game/search', '/game/start?gameId=7', '/game/start?gameId=7&tryIt=1&activityId=22']],
  ['[ROUTE-08]', 'auth', ['/member']],
  ['[ROUTE-08]', undefined, ['/member/games', '/member/profile', '/member/report', '/member/retrieve-balance']],
  ['[ROUTE-09]', 'auth-activity', ['/rank']],
  ['[ROUTE-09]', undefined, ['/reward/record']],
  ['[ROUTE-10]', undefined, ['/vip', '/vip/level', '/vip/rebate', '/vip/rebate/record']],
  [
    '[ROUTE-11]',
    'auth',
    [
      '/wallets',
      '/wallets?name=deposit',
      '/wallets?name=withdraw&back=1',
      '/wallets/card/edit',
      '/withdrawal/bank-express',
    ],
  ],
  ['[ROUTE-11]', undefined, ['/wallets/card/list', '/wallets/record']],
]

describe('the route table', () => {
  it.each(listed)('%s has its pages with guard %s', (_row, guard, addresses) => {
    for (const address of addresses) {
      const route = at(address)
      expect({ address, found: route !== undefined, guard: route?.guard }).toEqual({ address, found: true, guard })
    }
  })

  it('[ROUTE-01] has no page that the specification does not name', () => {
    const known = new Set(listed.flatMap(([, , addresses]) => addresses.map((address) => at(address)?.path)))
    // The general page of activities without one of their own, so that every id of §3 leads somewhere.
    known.add('/activity/:id')
    // Responsible play must be in reach; the specification has no page for it.
    known.add('/member/play')
    // Orders are reached from a record, a mail and a provider's page.
    known.add('/wallets/order/:id')
    known.add('/wallets/withdrawal/:id')
    // The safe-box is in the user's information; the specification has no page for it.
    known.add('/wallets/safe-box')
    expect(routes.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([])
  })

  it.each([
    ['index', '/'],
    ['member', '/member'],
    ['vip-level', '/vip/level'],
    ['agent', '/agent'],
    ['game-start', '/game/start'],
    ['bonus-event', '/bonus/event'],
    ['bonus-tasks', '/bonus/tasks'],
    ['bonus-reward', '/bonus/reward'],
    ['bonus-record', '/bonus/record'],
  ] as const)('[ROUTE-05] calls %s by its name', (name, path) => {
    expect(routes.find((route) => route.name === name)?.path).toBe(path)
  })

  it.each([
    '/no/such/page',
    '/game/start',
    '/game/start?gameId=abc',
    '/game/start?gameId=7&tryIt=2',
    '/game/start?gameId=7&activityId=x',
    '/feedback/record/x',
    '/agent?tabActive=first',
    '/auth/login?type=other',
    '/wallets?name=other',
    '/wallets?back=2',
    '/withdrawal/%2F%2Fevil',
  ])('[ROUTE-13] gives no page for %s', (address) => {
    expect(at(address)).toBeUndefined()
  })

  it.each([
    ['/game/start', 'gameId', ['', '0', '-1', '1.5', '1e3', ' 7', '٧', '7;8', '9999999999', '<b>7</b>']],
    ['/game/start?gameId=7', 'tryIt', ['', '2', '-1', 'true', '01', '1 ']],
    ['/agent', 'tabActive', ['', '4', '-1', 'first', '1.0', '٢']],
    ['/wallets', 'name', ['', 'Deposit', 'exchange', 'deposit ', '../member', '<script>']],
  ])('[ROUTE-13] gives no page for %s with an unknown %s', (address, key, values) => {
    const [path, query] = address.split('?')
    const found = values.filter((value) => {
      const search = new URLSearchParams(query)
      search.set(key, value)
      return matchRoute(routes, path ?? '', `?${search}`) !== null
    })
    expect(found).toEqual([])
  })

  // As the router passes them; a URL would already have normalized them.
  it.each(['/withdrawal/%2e%2e', '/withdrawal/..', '/feedback/record/%E0%A4%A', '/feedback/record/7%', '/%E0%A4%A'])(
    '[ROUTE-13] gives no page for the raw path %s',
    (path) => {
      expect(matchRoute(routes, path, '')).toBeNull()
    },
  )

  it('[ROUTE-12] says for every page whether it has the top bar; most have none', () => {
    const bars = routes.filter(({ topBar }) => topBar).map(({ path }) => path)
    expect(bars).toEqual(['/', '/bonus', '/bonus/event', '/bonus/rebate', '/bonus/tasks'])
  })

  it('[JACK-02] shows the jackpot bubble on home, VIP and the profile, not over the claims of the bonus center', () => {
    expect(routes.filter(({ bubble }) => bubble).map(({ path }) => path)).toEqual(['/', '/member', '/vip'])
  })

  it('[ROUTE-15] gives every page a title of the texts and every built one a chunk of its own', () => {
    for (const { path, title } of routes) expect(path === '/' ? common : titles).toHaveProperty([title])
  })

  it('[PWA-01] has the pages that the manifest’s shortcuts lead to', () => {
    const { shortcuts }: { shortcuts: { url: string }[] } = JSON.parse(
      readFileSync('public/manifest.webmanifest', 'utf8'),
    )
    expect(shortcuts.length).toBeGreaterThan(0)
    expect(shortcuts.filter(({ url }) => at(url) === undefined)).toEqual([])
  })
})
