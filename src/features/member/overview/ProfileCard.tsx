import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { UserInfo } from '../../../contract/member'
import { useTranslation } from '../../../i18n'
import { foilText, frame } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { blend } from '../../../theme/tint'
import { CopyButton } from '../../../ui/actions/CopyButton'
import { AvatarArt } from '../../../ui/art/marks/AvatarArt'
import { HeroScene } from '../../../ui/art/scene/HeroScene'
import { Nickname } from '../../../ui/data/Nickname'
import { Progress } from '../../../ui/feedback/Progress'
import { lazyScreen } from '../../../ui/lazyScreen'
import { useLevel } from './level'

// Lazy: decoration, with reserved space.
const Medal = lazyScreen(() => import('../../../ui/art/medal/Medal').then((m) => m.Medal))

/** Profile with progress to the next VIP level. */
export const ProfileCard = observer(function ProfileCard({ info }: { info: UserInfo }) {
  const { vip, name, toNext, progress } = useLevel(info)
  const { t } = useTranslation()
  return (
    <Root>
      <HeroScene vip={vip} />
      <Calm />
      <Stone>
        <Suspense fallback={null}>
          <Medal vip={vip} size={124} />
        </Suspense>
      </Stone>
      <Who>
        <Link to="/member/profile" aria-label={t('title.memberProfile')}>
          <AvatarArt id={info.avatar} size={56} />
        </Link>
        <div>
          <h2>
            <Link to="/member/profile">
              <Nickname>{info.nickname}</Nickname>
            </Link>
          </h2>
          <Id>
            <bdi>{t('member.id', { id: info.id })}</bdi>
            <CopyButton
              text={info.id}
              label={t('member.copyId')}
              copiedLabel={t('member.copied')}
              failedLabel={t('member.copyFailed')}
            />
          </Id>
        </div>
      </Who>
      <Rank>{name}</Rank>
      <Level>
        <span>{toNext}</span>
      </Level>
      <Progress {...progress} />
    </Root>
  )
})

const calm = blend(theme.color.bg.canvasEnd, 72)

const Root = styled.section`
  ${frame};
  container-type: inline-size;
  isolation: isolate;
  overflow: hidden;
  padding: ${theme.space[5]} ${theme.space[4]};
  border-radius: ${theme.radius.lg};
  background: ${theme.recipe.hero};
  &::before {
    z-index: 1;
  }
`

/** Small phones and large text: the gem moves next to the level. */
const narrow = '@container (max-width: 19rem)'

/** Keeps the text readable over the scene. */
const Calm = styled.span`
  position: absolute;
  inset: 0;
  background: linear-gradient(90deg, ${calm} 55%, transparent 90%), linear-gradient(0deg, ${calm} 30%, transparent 55%);
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`

const Stone = styled.div`
  position: absolute;
  inset-block-start: ${theme.space[8]};
  inset-inline-end: ${theme.space[5]};
  ${narrow} {
    inset-block: auto ${theme.space[10]};
    inset-inline-end: ${theme.space[4]};
    transform-origin: bottom;
    scale: 0.54;
    margin-inline-end: -20px;
  }
  @container (max-width: 12rem) {
    display: none;
  }
`

const Rank = styled.p`
  ${theme.type.titleLg};
  ${foilText};
  /* Foil is too faint on thinner letters. */
  font-weight: max(${theme.display.weight}, 500);
  position: relative;
  inline-size: fit-content;
  margin-block: ${theme.space[4]} ${theme.space[2]};
`

const Who = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  max-inline-size: calc(100% - 132px);
  ${narrow} {
    max-inline-size: none;
  }
  > div {
    flex: 1;
    min-inline-size: 0;
  }
  h2 {
    ${theme.type.titleMd};
    margin: 0;
  }
  /* As high as a finger, without moving what is around it, and above it. */
  h2 a {
    position: relative;
    display: flex;
    align-items: center;
    min-block-size: ${theme.size.touch};
    margin-block: -10px;
  }
  h2 bdi {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`

const Id = styled.div`
  ${theme.type.bodyMd};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.text.secondary};
`

const Level = styled.div`
  ${theme.type.labelMd};
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
  margin-block-end: ${theme.space[2]};
`
