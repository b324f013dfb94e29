import { observer } from 'mobx-react-lite'
import { formatCents } from '../../../domain/money'
import type { ExchangeInfo } from '../../../domain/wallet/withdrawal'
import { useTranslation } from '../../../i18n'
import { List } from '../../../ui/data/List'
import { ListRow } from '../../../ui/data/ListRow'
import { SectionHead } from '../../../ui/data/SectionHead'
import { useMethodText } from './useMethodText'

/** Every way to be paid, and from which amount on. */
export const MethodList = observer(function MethodList({ info }: { info: ExchangeInfo }) {
  const { t, i18n } = useTranslation()
  const methodText = useMethodText()
  return (
    <section>
      <SectionHead title={t('withdraw.how')} />
      <List label={t('withdraw.how')}>
        {info.methods.map((method) => (
          <ListRow
            key={method.key}
            title={method.name}
            text={methodText(method)}
            end={t('withdraw.from', { least: formatCents(method.minAmount, i18n.language) })}
          />
        ))}
      </List>
    </section>
  )
})
