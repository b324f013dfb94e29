import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserLocation } from '../../src/platform/page/location'
import { openExternal, type SafeTarget, safeTarget } from '../../src/platform/page/navigation'

const OWN = 'https://own.test'

const route = (path: string): SafeTarget => ({ kind: 'route', path })
const external = (url: string): SafeTarget => ({ kind: 'external', url })
const refused: SafeTarget = { kind: 'refused' }

describe('[ROUTE-14] a target given from outside', () => {
  it.each<[target: string, leads: SafeTarget]>([
    ['/member', route('/member')],
    ['/wallets?name=deposit#top', route('/wallets?name=deposit#top')],
    ['member', route('/member')],
    ['', route('/')],
    [`${OWN}/vip`, route('/vip')],
    ['HTTPS://OWN.TEST/vip', route('/vip')],
    ['/a/../member', route('/member')],

    ['https://club.test/join', external('https://club.test/join')],
    ['http://club.test/', external('http://club.test/')],
    ['http://own.test/vip', external('http://own.test/vip')],
    ['https://own.test:8443/vip', external('https://own.test:8443/vip')],
    ['https://own.test.evil.test/', external('https://own.test.evil.test/')],
    ['//evil.test', external('https://evil.test/')],
    ['\\\\evil.test', external('https://evil.test/')],

    ['https://own.test@evil.test/', refused],
    ['https://name:secret@club.test/', refused],
    ['https://name@own.test/vip', refused],
    [`${OWN}//evil.test`, refused],
    [`${OWN}/\\evil.test`, refused],
    [`${OWN}/..//evil.test`, refused],
    [`blob:${OWN}/7d1c9a`, refused],
    [`filesystem:${OWN}/temporary/x`, refused],
    ['javascript:alert(1)', refused],
    ['JaVaScRiPt:alert(1)', refused],
    [' \tjava\nscript:alert(1)', refused],
    ['data:text/html,<script>alert(1)</script>', refused],
    ['ftp://own.test/file', refused],
    ['ftp://evil.test/file', refused],
    ['file:///etc/passwd', refused],
    ['mailto:a@b.test', refused],
    ['about:blank', refused],
    ['intent://scan/#Intent;end', refused],
    ['https://', refused],
    ['http://[', refused],
  ])('%j', (target, leads) => {
    expect(safeTarget(target, OWN)).toEqual(leads)
  })
})

describe('[ACT-08] an external page', () => {
  const open = vi.fn()
  const tryOpen = (target: string) => {
    vi.stubGlobal('location', { origin: OWN })
    vi.stubGlobal('window', { open })
    return openExternal(browserLocation(), target)
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    open.mockReset()
  })

  it('opens in a context of its own, without opener and referrer', () => {
    expect(tryOpen('https://club.test/join')).toBe(true)
    expect(open.mock.calls).toEqual([['https://club.test/join', '_blank', 'noopener,noreferrer']])
  })

  it.each(['/member', 'javascript:alert(1)', `blob:${OWN}/7d1c9a`, 'data:text/html,x'])(
    'is not opened where the target is %j',
    (target) => {
      expect(tryOpen(target)).toBe(false)
      expect(open).not.toHaveBeenCalled()
    },
  )
})
