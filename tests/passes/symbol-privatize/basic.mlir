// RUN: mlir-opt %s --split-input-file --symbol-privatize=exclude=main,m,g --allow-unregistered-dialect | FileCheck %s

func.func private @dead() { return }
func.func private @dead2() { call @dead() : () -> () 
 return }
func.func private @used()
func.func nested @nested() { return }
func.func @main() { call @used() : () -> () 
 "test.x"() {a = [@m::@in, {b = @m2}]} : () -> ()
 return }
module @m { func.func private @in() { return }
 func.func nested @in2() { return }
 func.func private @in3() { return }
 func.func @in4() { call @in3() : () -> () 
return } }
module @m2 attributes {sym_visibility = "private"} { func.func private @in() { return }
 func.func nested @in2() { return }
 func.func @in4() { return } }
module @m3 attributes {sym_visibility = "nested"} { func.func private @in() { return }
 func.func nested @in2() { return }
 func.func @in4() { return } }
module { func.func private @in() { return }
 func.func nested @in2() { return }
 func.func @in4() { return } }
memref.global "private" @g : memref<4xi32>
memref.global @g2 : memref<4xi32>
memref.global "private" @g3 : memref<4xi32>
"test.y"() {use = @g3} : () -> ()

// CHECK: module {
// CHECK-NEXT:   func.func private @dead() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @dead2() {
// CHECK-NEXT:     call @dead() : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @used()
// CHECK-NEXT:   func.func private @nested() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main() {
// CHECK-NEXT:     call @used() : () -> ()
// CHECK-NEXT:     "test.x"() {a = [@m::@in, {b = @m2}]} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module @m {
// CHECK-NEXT:     func.func private @in() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func nested @in2() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func private @in3() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @in4() {
// CHECK-NEXT:       call @in3() : () -> ()
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   module @m2 attributes {sym_visibility = "private"} {
// CHECK-NEXT:     func.func private @in() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func nested @in2() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @in4() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   module @m3 attributes {sym_visibility = "private"} {
// CHECK-NEXT:     func.func private @in() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func nested @in2() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @in4() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   module {
// CHECK-NEXT:     func.func private @in() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func nested @in2() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @in4() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.global "private" @g : memref<4xi32>
// CHECK-NEXT:   memref.global "private" @g2 : memref<4xi32>
// CHECK-NEXT:   memref.global "private" @g3 : memref<4xi32>
// CHECK-NEXT:   "test.y"() {use = @g3} : () -> ()
// CHECK-NEXT: }

// -----
module @a { 
func.func nested @nested() { return }
module @m attributes {sym_visibility = "nested"} { func.func nested @in() { return }
 func.func @in4() { return } }
}

// CHECK: module @a {
// CHECK-NEXT:   func.func private @nested() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module @m attributes {sym_visibility = "nested"} {
// CHECK-NEXT:     func.func nested @in() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:     func.func @in4() {
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func private @dead() { return }
"test.y"() ({ 
  "test.z"() {use = @dead} : () -> ()
 }) : () -> ()

// CHECK: module {
// CHECK-NEXT:   func.func private @dead() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.y"() ({
// CHECK-NEXT:     "test.z"() {use = @dead} : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }
