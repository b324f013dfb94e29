import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n'
import { useFeature } from '../../stores/react/stores'
import { ChatStore } from '../../stores/service/ChatStore'
import { theme } from '../../theme/theme'
import { Chip } from '../../ui/actions/Chip'
import { Art } from '../../ui/art/Art'
import { Avatar } from '../../ui/data/Avatar'
import { SectionHead } from '../../ui/data/SectionHead'
import { Note } from '../../ui/feedback/Note'
import { RetryNote } from '../../ui/feedback/RetryNote'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { ChatBubble } from './ChatBubble'

/** The conversation: history, what is on its way, and where the player stands. */
export const Chat = observer(function Chat() {
  const chat = useFeature(ChatStore)
  const { t, i18n } = useTranslation()
  const end = useRef<HTMLDivElement>(null)
  /** Messages already seen when the page was opened: below them stands a line. */
  const [before] = useState(chat.seen)
  useEffect(() => void chat.join(i18n.language), [chat, i18n.language])
  const { thread, outbox } = chat
  const count = (thread?.messages.length ?? 0) + outbox.length
  const shown = useRef(0)
  useEffect(() => {
    chat.read()
    // A conversation opens at its end, and is moved only by what is said then.
    if (shown.current > 0 ? count > shown.current : chat.begun) end.current?.scrollIntoView({ block: 'nearest' })
    shown.current = count
  }, [chat, count])
  if (chat.failed)
    return (
      <section>
        <SectionHead title={t('service.chat')} />
        <RetryNote
          title={t('service.failed')}
          text={t('service.failed.text')}
          retryLabel={t('action.retry')}
          onRetry={() => chat.join(i18n.language)}
        />
      </section>
    )
  if (!thread) return <Skeleton blockSize="120px" />
  const { messages, agent, typing, place, closed } = thread
  return (
    <section>
      <SectionHead
        art={
          <Avatar name={agent} size={36}>
            {!agent && <Art name="speech" size={22} />}
          </Avatar>
        }
        title={agent || t('service.chat')}
      />
      <Thread aria-live="polite">
        {messages.map((message, index) => (
          <li key={message.id}>
            {before > 0 && index === before && <Line>{t('service.new')}</Line>}
            <ChatBubble message={message} />
          </li>
        ))}
        {outbox.map(({ id, text, images, state }) => (
          <li key={`out-${id}`}>
            <ChatBubble
              message={{ id: String(id), from: 'player', text, images, at: 0 }}
              state={state}
              onAgain={() => void chat.again(id)}
            />
          </li>
        ))}
      </Thread>
      {typing && <Typing role="status">{t('service.typing', { name: agent || t('service.chat') })}</Typing>}
      {place !== null && <Note tone="info">{t('service.place', { count: place })}</Note>}
      {closed && <Note tone="warning">{t('service.closed')}</Note>}
      {!closed && place === null && !agent && messages.length > 0 && (
        <Chip onClick={() => void chat.send(t('service.person'))}>{t('service.person')}</Chip>
      )}
      <div ref={end} />
    </section>
  )
})

const { color, space, type } = theme

const Thread = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  margin: 0 0 ${space[3]};
  padding: 0;
  list-style: none;
`

const Line = styled.p`
  padding-block: ${space[2]};
  border-block-start: 1px solid ${color.border.strong};
  ${type.bodySm};
  text-align: center;
  color: ${color.text.secondary};
`

const Typing = styled.p`
  ${type.bodySm};
  color: ${color.text.secondary};
  padding-block-end: ${space[2]};
`
