// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --inline | FileCheck %s

// What is named from outside of the symbol table that it is in stays there.

module {
  module @n {
    func.func nested @kept() { return }
    func.func nested @nobody_names_this() { return }
    func.func private @nor_this() { return }
  }
  func.func @f() attributes {s = @n::@kept} { return }
}

// CHECK: module {
// CHECK-NEXT: module @n {
// CHECK-NEXT: func.func nested @kept() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: func.func @f() attributes {s = @n::@kept} {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// It does not matter who names it.
module {
  module @n {
    func.func nested @kept() { return }
  }
  func.func private @dead() attributes {s = @n::@kept} { return }
}

// CHECK: module {
// CHECK-NEXT: module @n {
// CHECK-NEXT: func.func nested @kept() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module {
  module @n {
    func.func private @kept() { return }
    func.func private @other() { return }
  }
  module @k {
    func.func private @kept() { return }
  }
  "foo.x"() {s = [@n::@kept]} : () -> ()
}

// CHECK: module {
// CHECK-NEXT: module @n {
// CHECK-NEXT: func.func private @kept() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: module @k {
// CHECK-NEXT: }
// CHECK-NEXT: "foo.x"() {s = [@n::@kept]} : () -> ()
// CHECK-NEXT: }

// -----

// From inside the table there is no such name.
module {
  module @n {
    func.func private @y() { return }
    func.func @p() attributes {s = @n::@y} { return }
  }
}

// CHECK: module {
// CHECK-NEXT: module @n {
// CHECK-NEXT: func.func @p() attributes {s = @n::@y} {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

module {
  module @n {
    module @o {
      func.func private @kept() { return }
    }
  }
  func.func @p() attributes {s = @n::@o::@kept} { return }
}

// CHECK: module {
// CHECK-NEXT: module @n {
// CHECK-NEXT: module @o {
// CHECK-NEXT: func.func private @kept() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: func.func @p() attributes {s = @n::@o::@kept} {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// There is no @n where the name is used.
module {
  module @n {
    func.func private @lost() { return }
  }
  module @k {
    "foo.x"() {s = [@n::@lost]} : () -> ()
  }
}

// CHECK: module {
// CHECK-NEXT: module @n {
// CHECK-NEXT: }
// CHECK-NEXT: module @k {
// CHECK-NEXT: "foo.x"() {s = [@n::@lost]} : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: }
