import type { VipTheme } from '../../../theme/vip'
import { Stone } from './Stone'

interface GemProps {
  readonly vip: VipTheme
  readonly size?: number
}

/** A tier's gem without its setting. */
export function Gem({ vip, size = 32 }: GemProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden>
      <Stone vip={vip} cx={32} cy={32} radius={30} />
    </svg>
  )
}
