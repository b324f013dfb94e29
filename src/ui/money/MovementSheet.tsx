import { cents } from '../../domain/money'
import type { PageAddress } from '../../domain/paths'
import { orderNumber } from '../../domain/wallet/orderNumber'
import { useTranslation } from '../../i18n'
import { formatWhen } from '../../i18n/dates'
import { ButtonLink } from '../actions/ButtonLink'
import { Sheet } from '../overlays/Sheet'
import { CopyLine } from './CopyLine'
import { Money } from './Money'
import { MovementName } from './MovementName'
import type { Movement } from './movement'
import { Slip } from './Slip'
import { SlipLine } from './SlipLine'
import { SlipTotal } from './SlipTotal'

/** The page of the order behind a movement, where support can be asked. */
const orderOf = ({ kind, ref }: Movement): PageAddress | null => {
  if (kind.startsWith('deposit.')) return `/wallets/order/${ref}`
  return kind.startsWith('withdraw.') ? `/wallets/withdrawal/${ref}` : null
}

/** The facts of a movement, with the ids that support asks for. */
export function MovementSheet({ row, onClose }: { row: Movement; onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const { language } = i18n
  const money = (amount: number, signed = false) => <Money cents={cents(amount)} locale={language} signed={signed} />
  const order = orderOf(row)
  return (
    <Sheet open onClose={onClose} title={t('record.movement')} closeLabel={t('action.close')}>
      <Slip result={<SlipTotal label={t('record.balanceAfter')}>{money(row.balanceAfter)}</SlipTotal>}>
        <SlipLine label={t('report.kind')}>
          <MovementName row={row} />
        </SlipLine>
        <SlipLine label={t('record.column.at')}>{formatWhen(row.createTime, language)}</SlipLine>
        <SlipLine label={t('record.balanceBefore')}>{money(row.balanceAfter - row.amount)}</SlipLine>
        <SlipLine label={t('record.column.amount')} gain={row.amount > 0}>
          {money(row.amount, true)}
        </SlipLine>
        <CopyLine label={t('record.id')} value={orderNumber(row.id)} />
        {row.ref && <CopyLine label={t('record.ref')} value={orderNumber(row.ref)} />}
      </Slip>
      {order && (
        <ButtonLink variant="ghost" wide to={order}>
          {t('record.order')}
        </ButtonLink>
      )}
    </Sheet>
  )
}
