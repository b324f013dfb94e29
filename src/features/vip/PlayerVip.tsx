import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useTranslation } from '../../i18n'
import { useStores } from '../../stores/react/stores'
import { theme } from '../../theme/theme'
import { TextLink } from '../../ui/actions/TextLink'
import { Art } from '../../ui/art/Art'
import { List } from '../../ui/data/List'
import { ListRow } from '../../ui/data/ListRow'
import { SectionHead } from '../../ui/data/SectionHead'
import { ResourceView } from '../../ui/lists/ResourceView'
import { useAnchor } from '../../ui/navigation/useAnchor'
import { VipRewards } from './rewards/VipRewards'
import { VipTasks } from './rewards/VipTasks'
import { useVipStatus } from './useVipStatus'

/** The player's rewards and tasks, side by side where there is room. */
export const PlayerVip = observer(function PlayerVip() {
  const { activities } = useStores()
  const { t } = useTranslation()
  const { vip, ...resource } = useVipStatus()
  useAnchor(vip !== null)
  return (
    <Root>
      <div id="rewards">
        <SectionHead
          title={t('vip.rewards')}
          action={
            <TextLink to="/reward/record?from=vip" chevron>
              {t('vip.rewards.history')}
            </TextLink>
          }
        />
        <ResourceView resource={resource} shape={['68px', '190px', '68px', '68px']}>
          {vip && (
            <>
              <VipRewards info={vip} />
              <List>
                <ListRow
                  to="/vip/rebate"
                  start={<Art name="coin" size={32} />}
                  title={t('vip.rebate.link')}
                  dot={activities.hasDot('/vip/rebate') ? t('nav.ready') : undefined}
                  text={t('vip.rebate.text')}
                />
              </List>
            </>
          )}
        </ResourceView>
      </div>
      {vip && <VipTasks tasks={vip.tasks} />}
    </Root>
  )
})

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: 0 ${theme.space[6]};
  align-items: start;
  /* The page's gaps stand between its sections. */
  --head-space: ${theme.space[2]} ${theme.space[3]};
`
