export interface Device {
  /** 0 on mobile, 1 on desktop (spec §9). */
  platform: 0 | 1
  os: string
  model: string
  /** Inside the native app wrapper, detected by the user agent or by its injected object. */
  inWrapper: boolean
  referrer: string
  /** The device's setting; the player's own choice is in PrefsStore. */
  reducedMotion(): boolean
}

const osOf = (agent: string): string =>
  /iPhone|iPad|iPod/.test(agent)
    ? 'ios'
    : /Android/.test(agent)
      ? 'android'
      : /Mac OS/.test(agent)
        ? 'macos'
        : /Windows/.test(agent)
          ? 'windows'
          : 'other'

export const browserDevice = (): Device => {
  const agent = navigator.userAgent
  const os = osOf(agent)
  return {
    platform: os === 'ios' || os === 'android' || /Mobile/.test(agent) ? 0 : 1,
    os,
    model: /\(([^)]{0,80})/.exec(agent)?.[1] ?? '',
    inWrapper: /KismaraApp\//.test(agent) || 'KismaraBridge' in window,
    referrer: document.referrer,
    reducedMotion: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}
