import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense, useState } from 'react'
import { useTranslation } from '../../../i18n'
import { ReportStore, type Round } from '../../../stores/member/ReportStore'
import { useFeature } from '../../../stores/react/stores'
import { useResource } from '../../../stores/react/useResource'
import { surface } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { TextLink } from '../../../ui/actions/TextLink'
import { SectionHead } from '../../../ui/data/SectionHead'
import { lazyScreen } from '../../../ui/lazyScreen'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { LATEST_ROWS } from '../report/rounds/latest'
import { RoundRow } from '../report/rounds/RoundRow'

// Lazy: after a tap.
const RoundSheet = lazyScreen(() => import('../report/rounds/RoundSheet').then((m) => m.RoundSheet), 'money')

/** The last rounds. */
export const LatestRounds = observer(function LatestRounds() {
  const latest = useResource(useFeature(ReportStore).latest)
  const { t } = useTranslation()
  const [open, setOpen] = useState<Round | null>(null)
  const rows = latest.value?.list ?? []
  return (
    <section aria-label={t('report.latest')}>
      <SectionHead
        title={t('report.latest')}
        action={
          <TextLink to="/member/report" chevron>
            {t('report.latest.all')}
          </TextLink>
        }
      />
      <Panel>
        <ResourceView resource={latest} level={3} shape={[LATEST_ROWS]} empty={<p>{t('report.empty.text')}</p>}>
          {rows.length > 0 && (
            <ul>
              {rows.map((round) => (
                <li key={round.id}>
                  <RoundRow round={round} onOpen={() => setOpen(round)} />
                </li>
              ))}
            </ul>
          )}
        </ResourceView>
      </Panel>
      {open && (
        <Suspense fallback={null}>
          <RoundSheet round={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </section>
  )
})

const Panel = styled.div`
  ${surface};
  /* As high with fewer rounds, so that nothing below it moves. */
  min-block-size: ${LATEST_ROWS};
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li + li {
    box-shadow: inset 0 1px 0 ${theme.color.border.subtle};
  }
  p {
    padding: ${theme.space[4]};
    color: ${theme.color.text.secondary};
  }
`
