import styled from '@emotion/styled'
import { theme } from '../../../src/theme/theme'
import type { VipTheme } from '../../../src/theme/vip'
import { BulbFrame } from '../../../src/ui/art/jackpot/BulbFrame'
import { JackpotCabinet } from '../../../src/ui/art/jackpot/JackpotCabinet'
import { PrizeTile } from '../../../src/ui/art/jackpot/PrizeTile'
import { SpinButton } from '../../../src/ui/art/jackpot/SpinButton'
import { SplitFlap } from '../../../src/ui/art/jackpot/SplitFlap'
import { TierTile } from '../../../src/ui/art/jackpot/TierTile'
import type { SymbolName } from '../../../src/ui/art/symbols/symbols'

interface DemoCabinetProps {
  readonly vip: VipTheme
  readonly title?: string
  readonly mega?: string
  readonly spin?: string
  readonly hint?: string
  readonly blocked?: boolean
  /** Index of the highlighted prize; -1 = none. */
  readonly highlighted?: number
  readonly chase?: boolean
}

const prizes: readonly { symbol: SymbolName; label: string; unit?: string; jackpot?: boolean }[] = [
  { symbol: 'coin', label: '1.00' },
  { symbol: 'ticket', label: '+10%' },
  { symbol: 'coin', label: '5.00' },
  { symbol: 'crown', label: 'Jackpot', jackpot: true },
  { symbol: 'glowingStar', label: '200', unit: 'points' },
  { symbol: 'moneyBag', label: '88.00' },
  { symbol: 'crown', label: 'Jackpot', jackpot: true },
  { symbol: 'coin', label: '0.50' },
  { symbol: 'gift', label: '3.00' },
  { symbol: 'banknote', label: '18.00' },
]

/** The cabinet as in the jackpot modal, without stores. */
export function DemoCabinet(props: DemoCabinetProps) {
  const { vip, title = 'Lucky Jackpot', mega = '1,284,906.42', spin = 'Spin', hint = '1 spin left' } = props
  const tile = (i: number) =>
    prizes.slice(i, i + 1).map((prize) => <PrizeTile key={i} {...prize} highlighted={props.highlighted === i} />)
  return (
    <JackpotCabinet vip={vip} title={title}>
      <Mega>Mega</Mega>
      <SplitFlap value={mega} />
      <Tiers>
        <TierTile tier="major" label="Major" value="98,214.10" />
        <TierTile tier="minor" label="Minor" value="8,640.75" />
        <TierTile tier="mini" label="Mini" value="921.30" />
      </Tiers>
      <BulbFrame chase={props.chase ?? false}>
        <Ring>
          {[0, 1, 2, 3, 4].map(tile)}
          <div>
            <SpinButton label={spin} hint={hint} aria-disabled={props.blocked} />
          </div>
          {[5, 6, 7, 8, 9].map(tile)}
        </Ring>
      </BulbFrame>
    </JackpotCabinet>
  )
}

const Mega = styled.p({
  marginBlockEnd: '5px',
  textAlign: 'center',
  fontFamily: theme.font.display,
  fontWeight: 700,
  fontSize: '0.875rem',
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  color: theme.color.tier.mega.text,
})
const Tiers = styled.div({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '8px', marginBlock: '10px' })
const Ring = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '6px',
  '& > div:nth-of-type(6)': { gridColumn: '2 / 4' },
})
