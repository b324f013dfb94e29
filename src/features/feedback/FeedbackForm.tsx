import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from '../../i18n'
import { submit } from '../../stores/data/submit'
import { CATEGORIES, FeedbackStore, type FeedbackValues } from '../../stores/feedback/FeedbackStore'
import { useFeature } from '../../stores/react/stores'
import { useReconcile } from '../../stores/react/useReconcile'
import { useResetDone } from '../../stores/react/useResetDone'
import { theme } from '../../theme/theme'
import { ImageInput } from '../../ui/fields/images/ImageInput'
import { ImageTiles } from '../../ui/fields/images/ImageTiles'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { TextArea } from '../../ui/fields/TextArea'
import { Form } from '../../ui/form/Form'
import { useField } from '../../ui/form/useField'
import { useForm } from '../../ui/form/useForm'
import { feedbackRules, LONGEST } from './feedbackRules'

const start: FeedbackValues = { category: 'payment', message: '' }

/** Category, text and images; a failure keeps all three. */
export const FeedbackForm = observer(function FeedbackForm() {
  const store = useFeature(FeedbackStore)
  const { t } = useTranslation()
  const navigate = useNavigate()
  const caption = useId()
  const { state } = store.write
  useReconcile(store.write)
  useResetDone(store.write)
  /** Whether the form holds what was sent last. */
  const isSent = useRef(false)
  const form = useForm<FeedbackValues>({
    rules: feedbackRules(CATEGORIES),
    start,
    onType: () => {
      isSent.current = false
    },
    send: (values) => {
      isSent.current = true
      return submit(() => store.send(values), { badRequest: 'message' } as const)(values)
    },
  })
  const { isDirty } = form.formState
  const sentId = state.name === 'done' ? state.value.id : null
  useEffect(() => {
    if (sentId === null || store.write.state.name !== 'done') return
    // One of an earlier visit: what is being written now stays.
    if (isDirty && !isSent.current) return store.write.reset()
    store.images.clear()
    void navigate(`/feedback/record/${sentId}`, { replace: true })
  }, [sentId, isDirty, store, navigate])
  const category = useField(form, 'category')
  const words = useField(form, 'message')
  const { images, limit } = store
  const sending = store.write.isBusy()
  return (
    <>
      <Lead>{t('feedback.lead')}</Lead>
      <Form
        form={form}
        action={t('feedback.send')}
        busy={sending}
        busyLabel={t('feedback.sending')}
        missingHint={images.busy ? t('images.busy') : undefined}
      >
        <SegmentedControl
          label={t('feedback.category')}
          options={CATEGORIES.map((value) => ({ value, label: t(`feedback.category.${value}`) }))}
          value={category.value}
          onChange={category.onChange}
        />
        <TextArea
          {...words}
          label={t('feedback.message')}
          hint={t('feedback.message.hint')}
          maxLength={LONGEST}
          rows={6}
          dir="auto"
        />
        {limit > 0 && (
          <Images role="group" aria-labelledby={caption}>
            <span id={caption}>{t('images.label', { limit })}</span>
            <ImageTiles
              images={images.list}
              refused={images.problems}
              limit={limit}
              sending={sending}
              onRemove={(id) => images.remove(id)}
            >
              {images.list.length < limit && !sending && (
                <ImageInput onChoose={(files) => void images.add(files, limit)} />
              )}
            </ImageTiles>
          </Images>
        )}
      </Form>
    </>
  )
})

const Images = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  > span {
    ${theme.type.labelMd};
  }
`

const Lead = styled.p`
  ${theme.type.bodyMd};
  color: ${theme.color.text.secondary};
`
