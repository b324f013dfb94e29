import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { bonusId } from '../../../domain/bonus/bonusReward'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { TextLink } from '../../../ui/actions/TextLink'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Stack } from '../../../ui/layout/Stack'
import { useTablet } from '../../../ui/layout/useMedia'
import { ResourceView } from '../../../ui/lists/ResourceView'
import { RewardList } from '../../../ui/rewards/RewardList'
import { ClaimRow } from '../ClaimRow'
import { MissedNote } from '../MissedNote'
import { useBonus } from '../useBonus'
import { Done } from './Done'
import { Locked } from './Locked'
import { ReadyHero } from './ReadyHero'
import { Today } from './Today'
import { Turnover } from './Turnover'

/** The rewards of the player by what can be done with them now. */
export const Rewards = observer(function Rewards() {
  const { t } = useTranslation()
  const { store, resource, known } = useBonus()
  const ready = store.ready.filter(({ source }) => source !== 'task' && source !== 'chest')
  const turnover = store.reads.turnover.value
  const wide = useTablet()
  return (
    <ResourceView resource={resource} shape={['176px', '204px', '204px', '136px']}>
      {known && (
        <Parts>
          <Stack>
            <ReadyHero ready={ready} />
            <MissedNote />
            {ready.length > 0 && (
              <section>
                <SectionHead title={t('bonus.ready.title')} action={t('bonus.ready.count', { count: ready.length })} />
                <RewardList aria-label={t('bonus.ready.title')}>
                  {ready.map((reward) => (
                    <ClaimRow key={bonusId(reward)} reward={reward} />
                  ))}
                </RewardList>
              </section>
            )}
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
