import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { useWriteOutcome } from '../../../stores/react/useWriteOutcome'
import { RebateStore } from '../../../stores/vip/RebateStore'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Note } from '../../../ui/feedback/Note'
import { OutcomeNote } from '../../../ui/feedback/OutcomeNote'
import { MainAside } from '../../../ui/layout/MainAside'
import { lazyScreen } from '../../../ui/lazyScreen'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { LastRebates } from './LastRebates'
import { ReadyHero } from './ReadyHero'
import { TodayLine } from './TodayLine'
import { TodayTable } from './TodayTable'

// Lazy: after a tap.
const FormulaSheet = lazyScreen(() => import('./FormulaSheet').then((m) => m.FormulaSheet))

/** The player's rebate, ready and running. */
export const PlayerRebate = observer(function PlayerRebate() {
  const { claim, today } = useFeature(RebateStore)
  const { t } = useTranslation()
  const resource = useResource(today)
  const outcome = useWriteOutcome(claim.state)
  const [isExplained, explain] = useState(false)
  const { value } = resource
  return (
    <ResourceView resource={resource} shape={['176px', '72px', '420px']}>
      {value && (
        <Parts>
          <div>
            <ReadyHero rebate={value} />
            <OutcomeNote outcome={outcome} />
            <TodayLine rebate={value} />
            <section>
              <SectionHead
                title={t('rebate.table')}
                action={
                  <Button variant="ghost" size="sm" onClick={() => explain(true)}>
                    {t('rebate.formula')}
                  </Button>
                }
              />
              <TodayTable rebate={value} />
            </section>
            <Note tone="info">{t('rebate.note')}</Note>
          </div>
          <div>
            <LastRebates />
          </div>
          {isExplained && (
            <Suspense fallback={null}>
              <FormulaSheet rebate={value} onClose={() => explain(false)} />
            </Suspense>
          )}
        </Parts>
      )}
    </ResourceView>
  )
})

const Parts = styled(MainAside)`
  --head-space: ${theme.space[1]} ${theme.space[2]};
`
