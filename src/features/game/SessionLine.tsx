import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { toTheSecond } from '../../domain/care/reality'
import { cents } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { RealityStore } from '../../stores/game/RealityStore'
import { CareStore } from '../../stores/member/CareStore'
import { useFeature } from '../../stores/react/stores'
import { visuallyHidden } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { Icon } from '../../ui/art/icons/Icon'
import { caretRight, clock } from '../../ui/art/icons/icons'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { Money } from '../../ui/money/Money'

/** How long was played in this session and what it has won or lost, after each round; leads to responsible play. */
export const SessionLine = observer(function SessionLine() {
  const reality = useFeature(RealityStore)
  const { value } = useFeature(CareStore).care
  const { t, i18n } = useTranslation()
  useEffect(() => reality.start(), [reality])
  const { played } = reality
  return (
    <Root to="/member/play">
      <VisuallyHidden>{t('title.responsiblePlay')}</VisuallyHidden>
      <Icon of={clock} size={16} />
      {reality.waits ? (
        <span role="status">{t('game.realityWaits')}</span>
      ) : (
        <dl>
          <dt>{t('game.session')}</dt>
          <dd>
            <bdi>{played && toTheSecond(played.seconds)}</bdi>
          </dd>
        </dl>
      )}
      <dl>
        <dt>{t('game.net')}</dt>
        <dd>{value && <Money cents={cents(value.sessionWin - value.sessionBet)} locale={i18n.language} signed />}</dd>
      </dl>
      <Icon of={caretRight} size={12} mirrored />
    </Root>
  )
})

const Root = styled(Link)`
  ${theme.type.labelSm};
  flex: 1 0 100%;
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  min-block-size: ${theme.size.touch};
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
  dl {
    display: flex;
    gap: ${theme.space[1]};
    margin: 0;
  }
  dl:last-of-type {
    margin-inline-start: auto;
  }
  ${theme.media.largeText} {
    dl:first-of-type dt {
      ${visuallyHidden};
    }
  }
  dd {
    margin: 0;
    color: ${theme.color.text.primary};
  }
  ${theme.media.desktop} {
    flex: none;
  }
  @media (orientation: landscape) and (max-height: 30rem) {
    flex: none;
  }
`
