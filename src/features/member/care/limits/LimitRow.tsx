import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { cents, formatCents } from '../../../../domain/money'
import { useTranslation } from '../../../../i18n'
import { formatWhen } from '../../../../i18n/dates'
import { submit } from '../../../../stores/data/submit'
import { CareStore, type DepositLimit } from '../../../../stores/member/CareStore'
import { useFeature } from '../../../../stores/react/stores'
import { theme } from '../../../../theme/theme'
import { IconButton } from '../../../../ui/actions/IconButton'
import { pencil } from '../../../../ui/art/icons/icons'
import { Progress } from '../../../../ui/feedback/Progress'
import { PendingChange } from '../PendingChange'
import { useReported } from '../useReported'
import { useLimitUse } from './useLimitUse'

/** A deposit limit: how much of it is used and left, and a raise that waits. */
export const LimitRow = observer(function LimitRow({ limit, onEdit }: { limit: DepositLimit; onEdit: () => void }) {
  const store = useFeature(CareStore)
  const { t, i18n } = useTranslation()
  const money = (amount: number) => formatCents(cents(amount), i18n.language)
  const { period, amount, used, late, pending, resetTime } = limit
  const name = t(`care.limit.${period}`)
  const cancel = useReported(submit((request: Parameters<CareStore['setLimit']>[0]) => store.setLimit(request), {}))
  const use = useLimitUse(limit)
  const resets = resetTime === undefined ? '' : formatWhen(resetTime, i18n.language)
  const reached = amount !== null && used >= amount
  const when = pending ? formatWhen(pending.from, i18n.language) : ''
  return (
    <Root>
      <Head>
        <b>{name}</b>
        <strong data-none={amount === null || undefined}>
          <bdi>{amount === null ? t('care.limit.none') : money(amount)}</bdi>
        </strong>
        <IconButton of={pencil} size={18} label={t('care.limit.edit', { limit: name })} onClick={onEdit} />
      </Head>
      {amount !== null && <Progress value={used} max={amount} label={name} valueText={use} size="sm" />}
      <Sums>
        <span>{use}</span>
        {amount !== null && <span>{t('care.limit.left', { amount: money(Math.max(amount - used, 0)) })}</span>}
      </Sums>
      {amount !== null && late !== undefined && <Sums>{t('care.limit.late', { amount: money(late) })}</Sums>}
      {amount !== null && resets && (
        <Sums>{t(reached ? 'care.limit.opens' : 'care.limit.resets', { when: resets })}</Sums>
      )}
      {amount !== null && pending && (
        <PendingChange
          text={
            pending.amount === null
              ? t('care.limit.lifted', { when })
              : t('care.limit.raised', { when, amount: money(pending.amount) })
          }
          busy={store.isBusy()}
          onCancel={() => void cancel({ period, amount })}
        />
      )}
    </Root>
  )
})

const { color, space, type } = theme

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
`

const Head = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  margin-block: -${space[2]};
  b {
    ${type.labelLg};
    flex: 1;
  }
  strong {
    ${type.numLg};
  }
  strong[data-none] {
    ${type.bodyMd};
    color: ${color.text.secondary};
  }
`

const Sums = styled.div`
  ${type.labelSm};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
  color: ${color.text.secondary};
`
