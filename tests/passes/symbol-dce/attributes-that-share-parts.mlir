// RUN: mlir-opt --symbol-dce --duplicate-function-elimination --sccp %s | FileCheck %s

// What is shared is looked at once.
#a0 = [@kept]
#a1 = [#a0, #a0, #a0, #a0, #a0, #a0, #a0, #a0]
#a2 = [#a1, #a1, #a1, #a1, #a1, #a1, #a1, #a1]
#a3 = [#a2, #a2]
#b0 = [1, 2]
#b1 = {a = #b0, b = #b0, c = #b0, d = #b0, e = #b0, f = #b0, g = #b0, h = #b0}
#b2 = {a = #b1, b = #b1, c = #b1, d = #b1, e = #b1, f = #b1, g = #b1, h = #b1}

func.func private @kept() {
  return
}
func.func private @dropped() {
  return
}
func.func @user() attributes {with = #a3, without = #b2} {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @kept() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @user() attributes {with = {{\[\[}}{{\[\[}}@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept]], {{\[\[}}@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept]], {{\[\[}}@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept]], {{\[\[}}@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept]], {{\[\[}}@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept]], {{\[\[}}@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept]], {{\[\[}}@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept]], {{\[\[}}@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept]]], {{\[\[}}[@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept]], {{\[\[}}@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept]], {{\[\[}}@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept]], {{\[\[}}@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept]], {{\[\[}}@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept]], {{\[\[}}@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept]], {{\[\[}}@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept]], {{\[\[}}@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept], [@kept]]]], without = {a = {a = [1, 2], b = [1, 2], c = [1, 2], d = [1, 2], e = [1, 2], f = [1, 2], g = [1, 2], h = [1, 2]}, b = {a = [1, 2], b = [1, 2], c = [1, 2], d = [1, 2], e = [1, 2], f = [1, 2], g = [1, 2], h = [1, 2]}, c = {a = [1, 2], b = [1, 2], c = [1, 2], d = [1, 2], e = [1, 2], f = [1, 2], g = [1, 2], h = [1, 2]}, d = {a = [1, 2], b = [1, 2], c = [1, 2], d = [1, 2], e = [1, 2], f = [1, 2], g = [1, 2], h = [1, 2]}, e = {a = [1, 2], b = [1, 2], c = [1, 2], d = [1, 2], e = [1, 2], f = [1, 2], g = [1, 2], h = [1, 2]}, f = {a = [1, 2], b = [1, 2], c = [1, 2], d = [1, 2], e = [1, 2], f = [1, 2], g = [1, 2], h = [1, 2]}, g = {a = [1, 2], b = [1, 2], c = [1, 2], d = [1, 2], e = [1, 2], f = [1, 2], g = [1, 2], h = [1, 2]}, h = {a = [1, 2], b = [1, 2], c = [1, 2], d = [1, 2], e = [1, 2], f = [1, 2], g = [1, 2], h = [1, 2]}}} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
