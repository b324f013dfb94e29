import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { ACTIVITY } from '../../domain/activity/activities'
import { stepState } from '../../domain/activity/activityStep'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { shownResource } from '../../stores/react/useResource'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { Art } from '../../ui/art/Art'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { ResourceView } from '../../ui/lists/ResourceView'
import { Sheet } from '../../ui/overlays/Sheet'
import { SkipAll } from './SkipAll'
import { StepRow } from './steps/StepRow'
import { useActivityPage } from './useActivityPage'

/** News; a start-up pop-up once a session (spec §4), also opened by its activity. */
export const NoticeModal = observer(function NoticeModal() {
  const { modals, session } = useStores()
  const { t } = useTranslation()
  const page = useActivityPage(ACTIVITY.notice)
  const close = () => modals.close('notice')
  const { value, ...resource } = shownResource(page.detail)
  const reward = session.signedIn ? value?.steps[0] : undefined
  const isUnread = reward !== undefined && stepState(reward) === 'locked'
  const read = () => {
    if (isUnread) page.visited(reward)
    close()
  }
  return (
    <Sheet
      open
      onClose={close}
      title={value?.title ?? t('activity.notice')}
      art={<Art name="newspaper" size={40} eager />}
      closeLabel={t('action.close')}
    >
      <ResourceView
        resource={resource}
        level={3}
        shape={
          <Waiting>
            <Skeleton blockSize="100%" />
          </Waiting>
        }
      >
        {value && (
          <>
            <News>
              {value.rules.map((line, index) => (
                // Lines never move, and two may be alike.
                <li key={String(index)} dir="auto">
                  {line}
                </li>
              ))}
            </News>
            {reward && !isUnread && (
              <Reward>
                <StepRow page={page} step={reward} />
              </Reward>
            )}
          </>
        )}
      </ResourceView>
      <Button wide onClick={read}>
        {t('action.ok')}
      </Button>
      <SkipAll popup="notice" />
    </Sheet>
  )
})

// The sheet is anchored to the bottom edge, so anything that grows in it moves everything above.
const steadySize = `
  min-block-size: 7.75rem;
  margin-block: 0 ${theme.space[5]};
`

const Waiting = styled.div`
  ${steadySize};
  display: grid;
`

const News = styled.ul`
  ${steadySize};
  display: grid;
  gap: ${theme.space[3]};
  align-content: start;
  padding-inline-start: ${theme.space[5]};
  list-style: disc;
  ${theme.type.bodyMd};
`

const Reward = styled.ul`
  margin-block-end: ${theme.space[5]};
`
