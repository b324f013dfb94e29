import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { ClaimState } from '../../../domain/vip/claimState'
import { useTranslation } from '../../../i18n'
import type { VipClaim } from '../../../stores/vip/VipStore'
import type { SymbolName } from '../../../ui/art/symbols'
import { RewardRow } from '../../../ui/rewards/RewardRow'
import { ClaimButton } from './ClaimButton'
import { useClaimFailure } from './useClaimFailure'

interface ClaimRowProps {
  claim: VipClaim
  state: ClaimState
  art: SymbolName
  title: string
  amount: string
  /** Picture of the amount's unit, and its name. */
  symbol?: SymbolName | undefined
  unit?: string | undefined
  /** While it can be claimed, and why not while it is locked. */
  caption?: ReactNode
  /** Once it is claimed, instead of "Claimed". */
  claimed?: ReactNode
  children?: ReactNode
}

/** A reward with its claim: what became of it stands in its own row. */
export const ClaimRow = observer(function ClaimRow({ claim, state, claimed, caption, ...row }: ClaimRowProps) {
  const { t } = useTranslation()
  const failure = useClaimFailure(claim)
  if (state === 'claimed') return <RewardRow {...row} caption={claimed ?? t('vip.claimed')} state="claimed" />
  if (state !== 'available') return <RewardRow {...row} caption={caption} state="locked" />
  return (
    <RewardRow
      {...row}
      caption={failure ? <span role="alert">{failure}</span> : caption}
      state={failure ? 'refused' : 'ready'}
      action={<ClaimButton claim={claim} title={row.title} />}
    />
  )
})
