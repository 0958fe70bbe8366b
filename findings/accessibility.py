"""Prints what assistive technology gets from a page, by AT-SPI: for each element with an id, its id, role, position in a
set, and name.

dbus-run-session -- xvfb-run -a python3 accessibility.py chromium|firefox|webkit FILE
Debian: at-spi2-core, gir1.2-atspi-2.0, python3-gi, dbus, xvfb, and the browser. The page needs the title "tree".
"""
import glob, os, subprocess, sys, tempfile, time
import gi
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi

engine, page = sys.argv[1], 'file://' + os.path.abspath(sys.argv[2])


def command(profile):
    if engine == 'chromium':
        return ['chromium', '--no-sandbox', '--disable-gpu', '--no-first-run', '--force-renderer-accessibility',
                f'--user-data-dir={profile}', page]
    if engine == 'firefox':
        return ['firefox-esr', '--no-remote', '--profile', profile, page]
    return [*glob.glob('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[:1], page]


def children(node):
    return [child for i in range(node.get_child_count()) if (child := node.get_child_at_index(i))]


def find(node, depth=0):
    if depth > 14:
        return None
    if node.get_role_name().startswith('document') and (node.get_name() or '') == 'tree':
        return node
    return next((found for child in children(node) if (found := find(child, depth + 1))), None)


def show(node):
    attributes = node.get_attributes() or {}
    name = attributes.get('id') or attributes.get('html-id')
    if name:
        position = '{posinset} of {setsize}'.format(**attributes) if 'posinset' in attributes else ''
        print(' '.join(filter(None, [name, node.get_role_name(), position])), '|', node.get_name() or '')
    for child in children(node):
        show(child)


with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
    quiet = {'stdout': subprocess.DEVNULL, 'stderr': subprocess.DEVNULL}
    browser = subprocess.Popen(command(profile), env={**os.environ, 'GNOME_ACCESSIBILITY': '1'}, **quiet)
    try:
        for _ in range(80):
            time.sleep(0.5)
            try:
                document = find(Atspi.get_desktop(0))
            except gi.repository.GLib.Error:
                continue
            if document and document.get_child_count():
                break
        else:
            sys.exit(f'{engine} shows no accessible page')
        time.sleep(1)
        show(document)
    finally:
        browser.terminate()
        browser.wait()
