import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { TextLink } from '../../../ui/actions/TextLink'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Stack } from '../../../ui/layout/Stack'
import { useTablet } from '../../../ui/layout/useMedia'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { useAnchor } from '../../../ui/navigation/useAnchor'
import { MissedNote } from '../MissedNote'
import { useBonus } from '../useBonus'
import { Done } from './Done'
import { Locked } from './Locked'
import { NextChest } from './NextChest'
import { ReadyHero } from './ReadyHero'
import { ReadyList } from './ReadyList'
import { Today } from './Today'
import { Turnover } from './Turnover'
import { DAILY, Week } from './Week'

/** The rewards of the player by what can be done with them now. */
export const Rewards = observer(function Rewards() {
  const { t } = useTranslation()
  const { store, resource, known } = useBonus()
  const ready = store.ready.filter(({ source }) => source !== 'task' && source !== 'chest')
  const others = ready.filter(({ source }) => !DAILY.includes(source))
  const turnover = store.reads.turnover.value
  const wide = useTablet()
  useAnchor(known)
  return (
    <ResourceView resource={resource} shape={['176px', '204px', '204px', '136px']}>
      {known && (
        <Parts>
          <Stack>
            <ReadyHero ready={ready} />
            <MissedNote />
            <Week />
            {!wide && <NextChest />}
            {others.length > 0 && <ReadyList ready={others} />}
            {turnover && turnover.turnoverLeft > 0 && (
              <section>
                <SectionHead
                  title={t('bonus.progress')}
                  action={
                    <TextLink to="/" chevron>
                      {t('bonus.progress.play')}
                    </TextLink>
                  }
                />
                <Turnover info={turnover} />
              </section>
            )}
            <Locked />
          </Stack>
          <Stack>
            {wide && <Today />}
            <Done />
          </Stack>
        </Parts>
      )}
    </ResourceView>
  )
})

const { media, space } = theme

const Parts = styled(Stack)`
  --head-space: 4px 10px;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 0.9fr);
    gap: ${space[6]};
    align-items: start;
  }
`
