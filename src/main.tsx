import { orFailed } from './app/boot/startEvent'
import { start } from './app/startup/start'
import { readTexts } from './i18n/files'

orFailed(start({ readTexts }))
