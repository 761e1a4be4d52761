"""A browser by the WebDriver protocol, with Python's standard library only."""

import base64
import json
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request

KEYS = {
    "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Escape": "\ue00c", "End": "\ue010",
    "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014",
    "ArrowDown": "\ue015", "Space": " ",
}


class Failure(Exception):
    """The browser reports an error."""


class Browser:
    """Chromium without a window, driven by `chromedriver`."""

    def __init__(self):
        self.driver = None
        self.session = None

    @staticmethod
    def is_there():
        return shutil.which("chromedriver") is not None

    def __enter__(self):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.driver = subprocess.Popen(
            ["chromedriver", f"--port={self.port}", "--log-level=OFF"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            self._begin()
        except BaseException:
            self.__exit__()
            raise
        return self

    def _begin(self):
        deadline = time.monotonic() + 20
        while True:
            try:
                self._send("GET", "/status")
                break
            except OSError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.05)
        arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1400,1400",
            "--force-device-scale-factor=1", "--hide-scrollbars", "--disable-dev-shm-usage",
        ]
        capabilities = {"alwaysMatch": {
            "browserName": "chrome", "goog:chromeOptions": {"args": arguments},
            "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
            "timeouts": {"script": 300000, "pageLoad": 60000},
        }}
        value = self._send("POST", "/session", {"capabilities": capabilities})
        self.session = f"/session/{value['sessionId']}"
        self.version = value["capabilities"].get("browserVersion", "?")

    def __exit__(self, *_):
        try:
            if self.session:
                self._send("DELETE", self.session)
        except (OSError, Failure):
            pass
        if self.driver:
            self.driver.terminate()
            self.driver.wait()

    def _send(self, method, path, body=None):
        data = json.dumps(body or {}).encode() if method == "POST" else None
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", data=data, method=method,
            headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=360) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise Failure(json.load(error)["value"].get("message", str(error))) from None

    def post(self, path, **body):
        return self._send("POST", self.session + path, body)

    def get(self, path):
        return self._send("GET", self.session + path)

    def open(self, address):
        # Only the fragment would change otherwise.
        self.post("/url", url="about:blank")
        self.log("browser")
        self.log("performance")
        self.post("/url", url=address)

    def run(self, script, *arguments):
        return self.post("/execute/sync", script=script, args=list(arguments))

    def wait_for(self, script, *arguments):
        """Runs a script that calls its last argument at the end."""
        return self.post("/execute/async", script=script, args=list(arguments))

    def log(self, kind):
        return self.post("/se/log", type=kind)

    def media(self, **features):
        """Emulates media features: `prefers_color_scheme="dark"`."""
        values = [{"name": name.replace("_", "-"), "value": value}
                  for name, value in features.items()]
        self.command("Emulation.setEmulatedMedia", features=values)

    def command(self, name, **parameters):
        """A command of the Chrome DevTools Protocol."""
        return self.post("/goog/cdp/execute", cmd=name, params=parameters)

    def press(self, *names):
        """Presses keys, one after the other; `Shift+Tab` holds the first one."""
        actions = []
        for name in names:
            keys = [KEYS.get(part, part) for part in name.split("+")]
            actions += [{"type": "keyDown", "value": key} for key in keys]
            actions += [{"type": "keyUp", "value": key} for key in reversed(keys)]
        self.post("/actions", actions=[{"type": "key", "id": "keyboard", "actions": actions}])

    def drag(self, points, pause=200):
        """A finger goes through points of the window, waits at each (ms), and lifts."""
        steps = []
        for index, (x, y) in enumerate(points):
            steps.append({"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)})
            if index == 0:
                steps.append({"type": "pointerDown", "button": 0})
            steps.append({"type": "pause", "duration": pause})
        steps.append({"type": "pointerUp", "button": 0})
        self.post("/actions", actions=[{
            "type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"},
            "actions": steps}])

    def picture(self, selector):
        """A PNG of an element."""
        element = self.post("/element", using="css selector", value=selector)
        return base64.b64decode(self.get(f"/element/{next(iter(element.values()))}/screenshot"))

    def messages(self):
        """The messages on the console, and the addresses that the page requested."""
        console = [f"{entry['level']}: {entry['message']}" for entry in self.log("browser")]
        requests = []
        for entry in self.log("performance"):
            event = json.loads(entry["message"])["message"]
            if event["method"] == "Network.requestWillBeSent":
                requests.append(event["params"]["request"]["url"])
        return console, requests
