import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { UserInfo } from '../../../contract/member'
import { useTranslation } from '../../../i18n'
import { message } from '../../../stores/data/message'
import { submit } from '../../../stores/data/submit'
import type { WriteOutcome } from '../../../stores/data/writeOutcome'
import { ProfileStore } from '../../../stores/member/ProfileStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { visuallyHidden } from '../../../theme/mixins'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { AvatarArt } from '../../../ui/art/marks/AvatarArt'
import { avatarIndex, avatarNames } from '../../../ui/art/marks/avatars'
import { OutcomeNote } from '../../../ui/feedback/OutcomeNote'
import { Sheet } from '../../../ui/overlays/Sheet'

const refusals = { notFound: ['avatar', 'profile.picture.gone'] } as const

/** A choice of the twelve pictures and, first, the player's other one. */
export const PictureSheet = observer(function PictureSheet({ info, onClose }: { info: UserInfo; onClose: () => void }) {
  const store = useFeature(ProfileStore)
  const { toasts } = useStores()
  const { t } = useTranslation()
  const [chosen, choose] = useState(avatarIndex(info.avatar))
  const [problem, setProblem] = useState<WriteOutcome | null>(null)
  const other = info.hasUserOther ? avatarIndex(info.avatarOther) : null
  const usual = avatarNames.map((name, index) => ({ index, label: t(`profile.picture.${name}`) }))
  const pictures =
    other === null
      ? usual
      : [{ index: other, label: t('profile.picture.other') }, ...usual.filter(({ index }) => index !== other)]
  const send = submit(
    (avatar: number) => store.save({ avatar: String(avatar) }),
    refusals,
    () => {
      toasts.show('success', message('profile.picture.saved'))
      onClose()
    },
  )
  const save = async () => setProblem(await send(chosen))
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('profile.picture.change')}
      closeLabel={t('action.close')}
      actions={
        <Button wide busy={store.isBusy()} busyLabel={t('profile.saving')} onClick={() => void save()}>
          {t('profile.picture.save')}
        </Button>
      }
    >
      <Pictures aria-label={t('profile.avatar')}>
        {pictures.map(({ index, label }) => (
          <label key={index}>
            <input
              type="radio"
              name="avatar"
              checked={index === chosen}
              onChange={() => {
                setProblem(null)
                choose(index)
              }}
            />
            <AvatarArt id={index} size={64} />
            <span>{label}</span>
          </label>
        ))}
      </Pictures>
      <OutcomeNote outcome={problem} />
    </Sheet>
  )
})

const Pictures = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(80px, 1fr));
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  border: 0;
  label {
    position: relative;
    display: grid;
    gap: ${theme.space[1]};
    justify-items: center;
    align-content: start;
    padding: ${theme.space[2]} ${theme.space[1]};
    border: 2px solid transparent;
    border-radius: ${theme.radius.md};
    ${theme.type.labelSm};
    text-align: center;
    cursor: pointer;
  }
  label > span:last-of-type {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  label:has(input:checked) {
    border-color: ${theme.color.accent.text};
    background: ${theme.color.accent.soft};
  }
  label:has(input:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  input {
    ${visuallyHidden};
  }
`
