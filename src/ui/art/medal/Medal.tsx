import { useId } from 'react'
import { theme } from '../../../theme/theme'
import { light } from '../../../theme/tint'
import type { VipTheme } from '../../../theme/vip'
import { FoilGradient } from '../FoilGradient'
import { Ribbon } from './Ribbon'
import { Stone } from './Stone'
import { EmberSetting } from './settings/EmberSetting'
import { JadeSetting } from './settings/JadeSetting'
import { NovaSetting } from './settings/NovaSetting'
import { OpalSetting } from './settings/OpalSetting'
import { SolsticeSetting } from './settings/SolsticeSetting'
import { middle } from './settings/setting'
import { TideSetting } from './settings/TideSetting'

interface MedalProps {
  readonly vip: VipTheme
  readonly size?: number
  /** Text of the ribbon, e.g. "VIP 6"; omitted for no ribbon. */
  readonly ribbon?: string
  /** Dimmed; the caller must say so in text as well. */
  readonly locked?: boolean
  /** Accessible name, unless adjacent text names the tier. */
  readonly title?: string
}

const { bg, accent } = theme.color
const settings = {
  1: EmberSetting,
  2: TideSetting,
  3: SolsticeSetting,
  4: JadeSetting,
  5: NovaSetting,
  6: OpalSetting,
} as const
const stoneRadius = { 1: 26, 2: 25, 3: 25.5, 4: 25, 5: 29, 6: 28 } as const

/** A tier's medal, always in the tier's own theme. */
export function Medal({ vip, size = 120, ribbon, locked = false, title }: MedalProps) {
  const id = useId()
  const [x, y] = middle
  const Setting = settings[vip]
  const meaning = title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title }
  return (
    <svg
      data-vip={vip}
      width={size}
      height={size}
      viewBox="0 0 120 120"
      style={locked ? { filter: 'saturate(0.55) brightness(0.72)' } : undefined}
      {...meaning}
    >
      <FoilGradient id={`${id}metal`} />
      <FoilGradient id={`${id}upright`} to={[0, 1]} />
      <radialGradient id={`${id}glow`}>
        <stop stopColor={accent.glow} stopOpacity={0.55} />
        <stop offset={1} stopColor={accent.glow} stopOpacity={0} />
      </radialGradient>
      <radialGradient id={`${id}enamel`} cx={0.4} cy={0.3} r={0.9}>
        <stop stopColor={bg.surface3} />
        <stop offset={1} stopColor={bg.canvasEnd} />
      </radialGradient>
      {!locked && <circle cx={x} cy={y} r={58} fill={`url(#${id}glow)`} />}
      <Setting metal={`url(#${id}metal)`} upright={`url(#${id}upright)`} enamel={`url(#${id}enamel)`} />
      <Stone vip={vip} cx={x} cy={y} radius={stoneRadius[vip]} />
      <path d="M34 40C40 26 58 20 74 26 60 26 46 32 40 46Z" fill={light(16)} />
      {ribbon !== undefined && <Ribbon metal={`url(#${id}metal)`} label={ribbon} />}
    </svg>
  )
}
