import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { UserInfo } from '../../../contract/member'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/core/react'
import { ProfileStore } from '../../../stores/member/ProfileStore'
import { message } from '../../../stores/shell/message'
import { theme } from '../../../theme/theme'
import { AvatarArt } from '../../../ui/art/marks/AvatarArt'
import { avatarIndex, avatarNames } from '../../../ui/art/marks/avatars'

/** A choice of the twelve avatars; saved at once. */
export const Avatars = observer(function Avatars({ info }: { info: UserInfo }) {
  const store = useFeature(ProfileStore)
  const { toasts } = useStores()
  const { t } = useTranslation()
  const chosen = avatarIndex(info.avatar)
  const choose = async (avatar: number) => {
    const state = await store.save({ avatar: String(avatar) })
    if (state && state.name !== 'done') toasts.show('danger', message('profile.avatar.failed'))
  }
  return (
    <Root role="group" aria-label={t('profile.avatar')}>
      {avatarNames.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-pressed={index === chosen}
          aria-label={t('profile.avatar.one', { number: index + 1 })}
          onClick={() => void choose(index)}
        >
          <AvatarArt id={index} size={48} />
        </button>
      ))}
    </Root>
  )
})

const Root = styled.div`
  display: grid;
  /* Twelve: whole rows of four or six. */
  grid-template-columns: repeat(4, 1fr);
  ${theme.media.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
  gap: ${theme.space[2]};
  button {
    display: grid;
    place-items: center;
    padding: 4px;
    border: 2px solid transparent;
    border-radius: ${theme.radius.md};
    background: none;
    cursor: pointer;
  }
  button[aria-pressed='true'] {
    border-color: ${theme.color.accent.text};
    background: ${theme.color.accent.soft};
  }
`
