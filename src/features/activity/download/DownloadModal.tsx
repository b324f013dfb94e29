import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../../i18n'
import { useStores } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { Art } from '../../../ui/art/Art'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Sheet } from '../../../ui/overlays/Sheet'
import { SkipAll } from '../SkipAll'
import { StepRow } from '../steps/StepRow'
import { InstallList } from './InstallList'
import { installSteps } from './installGuide'
import { useInstall } from './useInstall'

/** Offers the app for the home screen; a start-up pop-up once a session (spec §4), also opened by its activity. */
export const DownloadModal = observer(function DownloadModal() {
  const { modals, platform } = useStores()
  const { device } = platform
  const { t } = useTranslation()
  const { install, page, reward, waits } = useInstall()
  const { offered, installed } = install
  // The first step leads to Safari, where the app can be installed.
  const iosSteps = install.canInstall() ? installSteps.ios.slice(1) : installSteps.ios
  const close = () => modals.close('download')
  return (
    <Sheet
      open
      onClose={close}
      title={t('activity.download')}
      art={<Art name="phone" size={40} eager />}
      closeLabel={t('action.close')}
    >
      <Root>
        <p>{t(installed ? 'activity.download.done' : 'activity.download.text')}</p>
        {waits && <Skeleton blockSize="4.5rem" />}
        {reward && (
          <Reward>
            <StepRow page={page} step={reward} label={t('install.reward')} />
          </Reward>
        )}
        {!installed && (
          <Way>
            {offered && (
              <Button wide onClick={() => void install.install()}>
                {t('activity.download.go')}
              </Button>
            )}
            {!offered &&
              (device.os === 'ios' ? (
                <InstallList steps={iosSteps} />
              ) : (
                <ButtonLink wide to="/download" onClick={close}>
                  {t('activity.download.how')}
                </ButtonLink>
              ))}
          </Way>
        )}
        <Button wide variant="secondary" onClick={close}>
          {t(installed ? 'action.close' : 'activity.download.later')}
        </Button>
        <SkipAll popup="download" />
      </Root>
    </Sheet>
  )
})

const Root = styled.div`
  ${theme.type.bodyMd};
  display: grid;
  gap: ${theme.space[4]};
  p {
    margin: 0;
  }
`

const Way = styled.div`
  display: grid;
`

const Reward = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
