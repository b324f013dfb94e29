import { orFailed } from './app/boot/startEvent'
import { start } from './app/startup/start'

orFailed(start())
