// @ts-nocheck There are no types for the libraries of gjs.
/*
 * A window with nothing but a WebKit view in it: https://webkitgtk.org/reference/webkit2gtk/stable/
 *
 *   gjs -m webkitWindow.js       for WebKitWebDriver, whose own browser is never narrower than its toolbar
 *   gjs -m webkitWindow.js URL   writes the role of each element, as screen readers are told (https://docs.gtk.org/atspi2/);
 *                                needs a session bus
 */
import Atspi from 'gi://Atspi?version=2.0';
import GLib from 'gi://GLib';
import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';

Gtk.init(null);
const settings = Gtk.Settings.get_default();
settings.gtk_application_prefer_dark_theme = true;
settings.gtk_enable_animations = false;
settings.gtk_xft_hinting = 0; // letters keep their widths, as in the other engines

const context = WebKit.WebContext.new_ephemeral();

function openWindow(properties) {
  const view = new WebKit.WebView({ web_context: context, ...properties });
  // Mesa's software rasterizer crashes in the compositing thread every few thousand pages, and so does the page.
  view.get_settings().hardware_acceleration_policy = WebKit.HardwareAccelerationPolicy.NEVER;
  const window = new Gtk.Window({ decorated: false, default_width: 1280, default_height: 900 });
  window.add(view);
  window.show_all();
  return view;
}

function openForDriver() {
  const view = openWindow({ is_controlled_by_automation: true });
  view.connect('notify::uri', () => {
    view.zoom_level = view.uri.endsWith('?zoom=4') ? 4 : 1; // A driver cannot zoom.
  });
  return view;
}

function writeRoles(url) {
  Atspi.init();
  const view = openWindow();
  view.load_uri(url);
  const read = (node) => [
    node.get_role_name(),
    ...Array.from({ length: node.get_child_count() }, (_, i) => node.get_child_at_index(i))
      .filter((child) => child !== null)
      .flatMap(read),
  ];
  // WebKit begins to build the tree when somebody asks for it.
  GLib.timeout_add(GLib.PRIORITY_DEFAULT, 50, () => {
    const roles = view.is_loading ? [] : read(Atspi.get_desktop(0));
    if (!roles.includes('heading')) return GLib.SOURCE_CONTINUE;
    print(JSON.stringify(roles));
    Gtk.main_quit();
    return GLib.SOURCE_REMOVE;
  });
}

if (ARGV[0]) writeRoles(ARGV[0]);
else {
  context.set_automation_allowed(true);
  context.connect('automation-started', (_, session) => {
    session.connect('create-web-view', openForDriver);
  });
}
Gtk.main();
