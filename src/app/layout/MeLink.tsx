import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { Link } from 'react-router-dom'
import type { UserInfo } from '../../contract/member'
import { useLevel } from '../../features/member/overview/level'
import { useTranslation } from '../../i18n'
import { hitArea, visuallyHidden } from '../../theme/mixins'
import { theme } from '../../theme/theme'
import { AvatarArt } from '../../ui/art/marks/AvatarArt'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'

/** The player's face in a ring that fills up to the next VIP level; where there is room with the name. Leads to the member page. */
export const MeLink = observer(function MeLink({ info }: { info: UserInfo }) {
  const { t } = useTranslation()
  const { name, progress } = useLevel(info)
  return (
    <Root to="/member">
      <VisuallyHidden>{t('shell.profile')}</VisuallyHidden>
      <Ring style={{ '--share': `${progress.value * 100}%` } as CSSProperties}>
        <AvatarArt id={info.avatar} size={32} />
      </Ring>
      <Words>
        <bdi translate="no">{info.nickname}</bdi>
        <small>{name}</small>
      </Words>
    </Root>
  )
})

const Root = styled(Link)`
  ${hitArea};
  position: relative;
  /* On phones where the brand was. */
  order: -1;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  color: ${theme.color.text.primary};
  text-decoration: none;
  ${theme.media.rail} {
    flex: none;
    order: 0;
  }
`

const Ring = styled.span`
  display: grid;
  flex: none;
  padding: 2px;
  border-radius: 50%;
  background: conic-gradient(${theme.color.accent.text} var(--share), ${theme.color.border.strong} 0);
`

const Words = styled.span`
  ${visuallyHidden};
  ${theme.type.labelMd};
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    ${theme.type.labelSm};
    color: ${theme.color.text.secondary};
  }
  ${theme.media.tablet} {
    position: static;
    display: grid;
    inline-size: auto;
    max-inline-size: 10rem;
    block-size: auto;
    clip-path: none;
  }
`
