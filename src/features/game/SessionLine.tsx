import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { hoursAndMinutes } from '../../domain/care/breaks'
import { cents } from '../../domain/money'
import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/core/react'
import { useNow } from '../../stores/core/useNow'
import { useResource } from '../../stores/core/useResource'
import { GameStore } from '../../stores/game/GameStore'
import { CareStore } from '../../stores/member/CareStore'
import { theme } from '../../theme/theme'
import { Icon } from '../../ui/art/icons/Icon'
import { caretRight, clock } from '../../ui/art/icons/icons'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { Money } from '../../ui/money/Money'

/** How long this session lasts and what it has won or lost, after each round; leads to responsible play. */
export const SessionLine = observer(function SessionLine() {
  const { busy } = useFeature(GameStore)
  const { care } = useFeature(CareStore)
  const { value } = useResource(care)
  const { t, i18n } = useTranslation()
  const now = useNow()
  useEffect(() => (busy ? () => void care.refresh() : undefined), [busy, care])
  return (
    <Root to="/member/responsible-play">
      <VisuallyHidden>{t('title.responsiblePlay')}</VisuallyHidden>
      <Icon of={clock} size={16} />
      <dl>
        <dt>{t('game.session')}</dt>
        <dd>
          <bdi>{value && hoursAndMinutes(now - value.sessionStart)}</bdi>
        </dd>
      </dl>
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
