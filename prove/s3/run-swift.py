# Runs all servers of OpenStack Swift with its S3 API on loopback in this process until standard input ends:
# python3 run-swift.py FOLDER PORT ACCESS_KEY_ID SECRET_ACCESS_KEY
import os
import sys

import eventlet

eventlet.monkey_patch(all=False, socket=True, select=True, thread=True)

from eventlet import tpool, wsgi  # noqa: E402
from swift.common import utils  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

folder, port, key_id, secret = sys.argv[1:]

DEFAULTS = f"""
[DEFAULT]
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
"""

# Short list pages, so that a few files fill several.
PROXY = f"""
[pipeline:main]
pipeline = catch_errors gatekeeper cache bulk listing_formats s3api tempauth slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
[filter:bulk]
use = egg:swift#bulk
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
max_bucket_listing = 20
[filter:tempauth]
use = egg:swift#tempauth
user_{key_id.replace(":", "_")} = {secret} .admin
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
"""


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def serve(configuration, listener):
    app = loadapp(configuration)
    eventlet.spawn(wsgi.server, listener, app, utils.NullLogger(), log_output=False)


os.makedirs(f"{folder}/devices/disk")
write("swift.conf", "[swift-hash]\nswift_hash_path_suffix = prove\n")
utils.set_swift_dir(folder)
for kind in ["account", "container", "object"]:
    listener = eventlet.listen(("127.0.0.1", 0))
    ring = RingBuilder(1, 1, 0)
    place = {"region": 1, "zone": 1, "ip": "127.0.0.1", "port": listener.getsockname()[1]}
    ring.add_dev({**place, "device": "disk", "weight": 1, "meta": ""})
    ring.rebalance()
    ring.get_ring().save(f"{folder}/{kind}.ring.gz")
    serve(write(f"{kind}.conf", f"{DEFAULTS}[app:main]\nuse = egg:swift#{kind}\n"), listener)
serve(write("proxy.conf", DEFAULTS + PROXY), eventlet.listen(("127.0.0.1", int(port))))
print("ready", flush=True)
tpool.execute(sys.stdin.read)
