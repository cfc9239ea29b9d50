1,4d0
< invalid retained type
< !3)
< !0 = !DISubrange()
< ignoring invalid debug info in t.ll
