import type { NetworkType } from '../platform/device/network'

/** Request timeout in ms, body included: 10 s, 20 s on slow-2g/2g, 30 s on 3g (spec §9). */
export const timeoutFor = (network: NetworkType): number =>
  network === '2g' || network === 'slow-2g' ? 20_000 : network === '3g' ? 30_000 : 10_000
