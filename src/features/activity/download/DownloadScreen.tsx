import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { coinOfStep } from '../../../domain/activity/activityFacts'
import { stepState } from '../../../domain/activity/activityStep'
import { cents } from '../../../domain/money'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { useSharing } from '../../../stores/react/useSharing'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { SectionHead } from '../../../ui/data/SectionHead'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Columns } from '../../../ui/layout/Columns'
import { Panel } from '../../../ui/layout/Panel'
import { Stack } from '../../../ui/layout/Stack'
import { TaskPage } from '../../../ui/layout/TaskPage'
import { BigAmount } from '../../../ui/money/BigAmount'
import { RewardHero } from '../../../ui/rewards/RewardHero'
import { ShareCard } from '../../../ui/share/ShareCard'
import { StepRow } from '../steps/StepRow'
import { InstallSteps } from './InstallSteps'
import { systemOf } from './installGuide'
import { useInstall } from './useInstall'

/** How to get the app (`/download`, spec §2): by the browser's dialog where it offers one, else step by step. */
export const DownloadScreen = observer(function DownloadScreen() {
  const { platform, showType } = useStores()
  const { t, i18n } = useTranslation()
  const { install, page, reward, waits } = useInstall()
  const { installed, offered } = install
  const tools = useSharing('link')
  const onComputer = systemOf(platform.device.os) === 'computer'
  // Of a reward that is still ahead; one to claim has its row.
  const coins = cents(reward && stepState(reward) === 'locked' ? coinOfStep(reward) : 0)
  return (
    <TaskPage title={t('title.download')}>
      <Columns>
        <Stack>
          <RewardHero
            vip={showType}
            art="phone"
            label={<Title>{t('activity.download')}</Title>}
            amount={
              waits ? (
                <Skeleton blockSize="3.5rem" />
              ) : (
                coins > 0 && (
                  <Reward>
                    {t('install.reward')}
                    <BigAmount cents={coins} locale={i18n.language} coin />
                  </Reward>
                )
              )
            }
            sum={t(installed ? 'activity.download.done' : 'activity.download.text')}
            action={
              installed ? (
                <ButtonLink to="/">{t('install.open')}</ButtonLink>
              ) : (
                offered && <Button onClick={() => void install.install()}>{t('activity.download.go')}</Button>
              )
            }
          />
          {!installed && onComputer && (
            <ShareCard
              primary={!offered}
              scanned
              link={`${platform.location.origin}/download`}
              title={t('activity.download')}
              label={t('install.send')}
              tools={tools}
            />
          )}
          {reward && coins === 0 && (
            <ul>
              <StepRow page={page} step={reward} label={t('install.reward')} />
            </ul>
          )}
        </Stack>
        {!installed && (
          <Steps>
            <SectionHead title={t('install.steps')} />
            <InstallSteps os={platform.device.os} />
          </Steps>
        )}
      </Columns>
    </TaskPage>
  )
})

const Title = styled.h2(theme.type.titleMd)

const Reward = styled.span`
  display: grid;
  gap: ${theme.space[1]};
  ${theme.type.bodySm};
`

const Steps = styled(Panel)`
  --head-space: 0;
`
