// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(i32)
llvm.func @use_ptr(!llvm.ptr)

llvm.func @captured(%a: i32, %p: !llvm.ptr, %f: f64) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %s = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  omp.parallel {
    llvm.call @use(%a) : (i32) -> ()
    llvm.call @use_ptr(%p) : (!llvm.ptr) -> ()
    llvm.call @use_ptr(%s) : (!llvm.ptr) -> ()
    llvm.store %f, %s : f64, !llvm.ptr
    omp.terminator
  }
  llvm.call @use(%a) : (i32) -> ()
  llvm.return
}

// -----

llvm.func @use(i32)

llvm.func @two_regions(%a: i32) {
  omp.parallel {
    omp.barrier
    omp.terminator
  }
  omp.parallel {
    llvm.call @use(%a) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}
llvm.func @in_between(%a: i32) -> i32 {
  llvm.return %a : i32
}

// -----

llvm.func @use(i32)

llvm.func @nested(%a: i32, %n: i32, %b: i1) {
  omp.parallel num_threads(%n : i32) if(%b) {
    %x = llvm.add %a, %a : i32
    omp.parallel proc_bind(spread) {
      %y = llvm.add %x, %a : i32
      llvm.call @use(%y) : (i32) -> ()
      omp.terminator
    }
    llvm.call @use(%a) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @clauses(%n: i64, %m: i16, %b: i1) {
  omp.parallel num_threads(%n : i64) proc_bind(master) {
    omp.terminator
  }
  omp.parallel num_threads(%m : i16) proc_bind(close) {
    omp.terminator
  }
  omp.parallel if(%b) proc_bind(primary) {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @cond() -> i1
llvm.func @use(i32)

llvm.func @branches(%a: i32, %b: i32) {
  omp.parallel {
    %c = llvm.call @cond() : () -> i1
    llvm.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
  ^bb1(%x: i32):
    %d = llvm.call @cond() : () -> i1
    llvm.cond_br %d, ^bb2, ^bb3
  ^bb2:
    omp.parallel {
      llvm.call @use(%x) : (i32) -> ()
      omp.terminator
    }
    llvm.br ^bb1(%x : i32)
  ^bb3:
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @within_branches(%c: i1, %a: i32) -> i32 {
  llvm.cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  %one = llvm.mlir.constant(1 : i32) : i32
  omp.parallel {
    omp.barrier
    omp.terminator
  }
  llvm.br ^bb2(%one : i32)
^bb2(%r: i32):
  llvm.return %r : i32
}

// -----

llvm.func @taken_name() {
  omp.parallel {
    omp.terminator
  }
  llvm.return
}
llvm.func @taken_name..omp_par()

// -----

llvm.func @attributes() attributes {passthrough = ["noinline", "optnone", "noreturn", "willreturn"], target_cpu = "znver3", section = "text", dso_local} {
  omp.parallel {
    omp.terminator
  }
  llvm.return
}
