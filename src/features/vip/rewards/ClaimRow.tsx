import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { ClaimState } from '../../../domain/vip/claimState'
import { useMessage, useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { useWriteOutcome } from '../../../stores/react/useWriteOutcome'
import { type VipClaim, VipStore } from '../../../stores/vip/VipStore'
import type { SymbolName } from '../../../ui/art/symbols/symbols'
import { RewardRow } from '../../../ui/rewards/RewardRow'
import { ClaimButton } from './ClaimButton'

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
  const store = useFeature(VipStore)
  const format = useMessage()
  const outcome = useWriteOutcome(...(store.isLast(claim) ? [store.claim.state] : []))
  if (state === 'claimed') return <RewardRow {...row} caption={claimed ?? t('vip.claimed')} state="claimed" />
  if (state !== 'available') return <RewardRow {...row} caption={caption} state="locked" />
  return (
    <RewardRow
      {...row}
      caption={
        outcome ? (
          <span role={outcome.tone === 'warning' ? 'alert' : 'status'}>{format(outcome.message)}</span>
        ) : (
          caption
        )
      }
      state={outcome?.tone === 'warning' ? 'refused' : 'ready'}
      action={<ClaimButton claim={claim} title={row.title} />}
    />
  )
})
