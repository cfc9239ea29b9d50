// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --symbol-dce | FileCheck %s

// Symbol tables in functions, and in these.

func.func @f(%c: i1) {
  builtin.module {
    func.func @pub() { return }
    func.func private @priv() { return }
    func.func nested @nes() { return }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: func.func @pub() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func private @g() {
    builtin.module {
      func.func @pub() { return }
      func.func private @priv() { return }
    }
   return
}
func.func @f(%c: i1) {
  call @g() : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func private @g() {
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: func.func @pub() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: call @g() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module @m {
 module @k attributes {sym_visibility = "private"} { func.func @pub() { return } 
   func.func nested @nes() { return } }
 module attributes {sym_visibility = "private"} { func.func @pub() { return } 
   func.func nested @nes() { return }
   func.func private @p() { return } }
}

// CHECK: module @m {
// CHECK-NEXT: module attributes {sym_visibility = "private"} {
// CHECK-NEXT: func.func @pub() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// pub calls priv inside a module in a function
func.func @f(%c: i1) {
  builtin.module {
    func.func @pub() { call @priv() : () -> () return }
    func.func private @priv() { return }
    func.func private @gone() { return }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: func.func @pub() {
// CHECK-NEXT: call @priv() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @priv() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// nested visibility in a module in a public function / private function
func.func private @h() { return }
func.func @f(%c: i1) {
  builtin.module {
    func.func nested @nes() { return }
    func.func @pub() { "x.y"() {a = @h} : () -> () return }
    module @named { func.func nested @n1() { return } func.func @p1() { return } func.func private @q() { return } }
    module @namedp attributes {sym_visibility = "private"} { func.func nested @n1() { return } func.func @p1() { return } }
    module @namedn attributes {sym_visibility = "nested"} { func.func nested @n1() { return } func.func @p1() { return } }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1) {
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: func.func @pub() {
// CHECK-NEXT: "x.y"() {a = @h} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: module @named {
// CHECK-NEXT: func.func @p1() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// two levels of functions
func.func @f() {
  builtin.module {
    func.func @pub() { 
      builtin.module {
         func.func @pub2() { call @u() : () -> () return }
         func.func private @u() { return }
         func.func private @priv2() { return }
      }
      return
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: func.func @pub() {
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: func.func @pub2() {
// CHECK-NEXT: call @u() : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func private @u() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// in a function that goes away, and in one that stays because another in it is called
func.func private @dead() {
  builtin.module { func.func @pub() { return } }
  return
}

// CHECK: module {
// CHECK-NEXT: }

// -----

module @m {
 module { func.func nested @n() { return } func.func @p() { return } }
 module @k { func.func nested @n() { return } func.func @p() { return } }
 module @kn attributes {sym_visibility = "nested"} { func.func nested @n() { return } func.func @p() { return } }
 func.func @f() { builtin.module { func.func nested @n() { return } func.func @p() { return } func.func private @q() { return } }  return }
}

// CHECK: module @m {
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @p() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: module @k {
// CHECK-NEXT: func.func @p() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: func.func @p() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module { module @a { func.func @f() { builtin.module { func.func nested @n() { return } func.func @p() { return } func.func private @q() { return } }  return } } 
 module @b attributes {sym_visibility = "private"} { func.func @f() { builtin.module { func.func nested @n() { return } func.func @p() { return } func.func private @q() { return } }  return } } 
 func.func @use() { "x.y"() {a = @b} : () -> () return }
}

// CHECK: module {
// CHECK-NEXT: module @a {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: func.func @p() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: module @b attributes {sym_visibility = "private"} {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: func.func @p() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: func.func @use() {
// CHECK-NEXT: "x.y"() {a = @b} : () -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module {
 func.func @f() { "x.z"() : () -> () builtin.module { func.func private @a() { builtin.module { func.func @b() { return } } return } }  return }
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: "x.z"() : () -> ()
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module {
  func.func @f() { 
    builtin.module { "x.a"() {a = @q} : () -> () func.func private @q() { return } func.func private @r() { return } }
    return
  }
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: "x.a"() {a = @q} : () -> ()
// CHECK-NEXT: func.func private @q() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// the anchor is the function's module
module {
  func.func private @h() { return }
  func.func @f() { 
    builtin.module { "x.a"() {a = @h::@q, b = @h} : () -> () func.func private @q() { return } func.func private @r() { return } }
    scf.execute_region { builtin.module { func.func nested @n() { return } func.func private @p() { return } } scf.yield }
    return
  }
}

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: "x.a"() {a = @h::@q, b = @h} : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.execute_region {
// CHECK-NEXT: builtin.module {
// CHECK-NEXT: }
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
