import { useTranslation } from '../../../i18n'
import { Sheet } from '../../../ui/overlays/Sheet'
import type { CabinetList } from './lists'
import { RankList } from './RankList'
import { RecordList } from './RecordList'
import { RulesText } from './RulesText'

/** One of the cabinet's lists in a sheet. */
export function CabinetSheet({ of, onClose }: { of: CabinetList; onClose: () => void }) {
  const { t } = useTranslation()
  const common = { open: true, onClose, closeLabel: t('jackpot.close') }
  switch (of) {
    case 'record':
      return (
        <Sheet {...common} title={t('jackpot.record.title')}>
          <RecordList />
        </Sheet>
      )
    case 'rank':
      return (
        <Sheet {...common} title={t('jackpot.rank.title')}>
          <RankList />
        </Sheet>
      )
    case 'rules':
      return (
        <Sheet {...common} title={t('jackpot.rules.title')}>
          <RulesText />
        </Sheet>
      )
  }
}
