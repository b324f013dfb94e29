import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import type { FormEvent } from 'react'
import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/react/stores'
import { ChatStore } from '../../stores/service/ChatStore'
import { theme } from '../../theme/theme'
import { Button } from '../../ui/actions/Button'
import { ImageInput } from '../../ui/fields/images/ImageInput'
import { ImageTiles } from '../../ui/fields/images/ImageTiles'
import { TextField } from '../../ui/fields/TextField'

/** The backend of a chat takes no longer messages. */
const LONGEST = 1000

/** Writes a message and attaches images; both stay until they are sent. */
export const Composer = observer(function Composer() {
  const chat = useFeature(ChatStore)
  const { t } = useTranslation()
  const { images, limit, thread } = chat
  const closed = !thread || thread.closed
  function send(event: FormEvent) {
    event.preventDefault()
    void chat.sendDraft()
  }
  return (
    <>
      {images.list.length + images.problems.length > 0 && (
        <ImageTiles images={images.list} refused={images.problems} limit={limit} onRemove={(id) => images.remove(id)} />
      )}
      <Root onSubmit={send}>
        <Text>
          <TextField
            label={t('service.write')}
            hideLabel
            placeholder={t('service.write')}
            value={chat.draft}
            maxLength={LONGEST}
            enterKeyHint="send"
            autoComplete="off"
            onChange={(text) => chat.write(text)}
          />
        </Text>
        <ImageInput small onChoose={(files) => void images.add(files, limit)} />
        <Button type="submit" disabledReason={closed ? '' : images.busy ? t('images.busy') : undefined}>
          {t('service.send')}
        </Button>
      </Root>
    </>
  )
})

const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: center;
  justify-content: end;
`

/* With large text the buttons stand below it. */
const Text = styled.div`
  flex: 1 1 8rem;
  min-inline-size: 0;
`
