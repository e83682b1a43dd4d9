-- words of entries that shipped and were changed in later releases, where the word that shipped still stands
update menu set title_en = word.now
from (values
  ('/system-manage/operate-log', 'Operate log', 'Activity log'),
  ('/report-statistics/call-statistics', 'Call figures', 'Call statistics'),
  ('/driver-manage/driver-info', 'Driver records', 'Driver register'),
  ('/driver-manage/driver-index', 'Driver accounts', 'App accounts'),
  ('/driver-manage/driver-approval', 'Driver reviews', 'Driver requests'),
  ('/driver-manage/driver-monitor', 'Driver monitoring', 'On shift today')
) as word(path, was, now)
where menu.path = word.path and menu.title_en = word.was;

update menu set title_es = word.now
from (values
  ('/monitorDispatch/complaint', 'Reclamos', 'Quejas'),
  ('/report-statistics/call-statistics', 'Llamadas', 'Estadísticas de llamadas'),
  ('/vehicle-manage/vehicle-info', 'Fichas', 'Fichas de vehículos'),
  ('/vehicle-manage/vehicle-taxi/vehicle-taxi-list', 'Lista', 'Lista de taxis'),
  ('/driver-manage/driver-info', 'Fichas', 'Registro de conductores'),
  ('/driver-manage/driver-index', 'Cuentas', 'Cuentas de la app'),
  ('/driver-manage/driver-approval', 'Aprobaciones', 'Solicitudes'),
  ('/driver-manage/driver-monitor', 'Control', 'En turno hoy'),
  ('/driver-manage/driver-check', 'Inspecciones', 'Controles al azar')
) as word(path, was, now)
where menu.path = word.path and menu.title_es = word.was;

update menu set title_ja = word.now
from (values
  ('/driver-manage/driver-info', '乗務員情報', '乗務員台帳'),
  ('/driver-manage/driver-index', '乗務員アカウント', 'アプリのアカウント'),
  ('/driver-manage/driver-approval', '乗務員審査', '乗務員の審査'),
  ('/driver-manage/driver-monitor', '乗務員監視', '本日の乗務'),
  ('/driver-manage/driver-check', '抜き取り検査', '抜き打ち確認')
) as word(path, was, now)
where menu.path = word.path and menu.title_ja = word.was;
