// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.task {
    llvm.call @use(%p) : (!llvm.ptr) -> ()
    llvm.call @number(%x) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.task if(%c) final(%c) mergeable priority(%x : i32) untied {
    llvm.call @use(%p) : (!llvm.ptr) -> ()
    llvm.call @number(%x) : (i32) -> ()
    omp.terminator
  }
  omp.task {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.task depend(taskdependin -> %p : !llvm.ptr, taskdependout -> %p : !llvm.ptr) {
    llvm.call @use(%p) : (!llvm.ptr) -> ()
    llvm.call @number(%x) : (i32) -> ()
    omp.terminator
  }
  omp.task depend(taskdependinout -> %p : !llvm.ptr, taskdependmutexinoutset -> %p : !llvm.ptr, taskdependinoutset -> %p : !llvm.ptr) if(%c) {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.task detach(%p : !llvm.ptr) {
    llvm.call @use(%p) : (!llvm.ptr) -> ()
    llvm.call @number(%x) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
omp.private {type = private} @plain : i32
omp.private {type = private} @made : i64 init {
^bb0(%original: !llvm.ptr, %own: !llvm.ptr):
  %value = llvm.load %original : !llvm.ptr -> i64
  llvm.store %value, %own : i64, !llvm.ptr
  omp.yield(%own : !llvm.ptr)
} dealloc {
^bb0(%own: !llvm.ptr):
  llvm.call @use(%own) : (!llvm.ptr) -> ()
  omp.yield
}
omp.private {type = firstprivate} @copied : i32 copy {
^bb0(%original: !llvm.ptr, %own: !llvm.ptr):
  %value = llvm.load %original : !llvm.ptr -> i32
  llvm.store %value, %own : i32, !llvm.ptr
  omp.yield(%own : !llvm.ptr)
}
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.task private(@plain %p -> %a, @made %p -> %b, @copied %p -> %d : !llvm.ptr, !llvm.ptr, !llvm.ptr) {
    llvm.call @use(%a) : (!llvm.ptr) -> ()
    llvm.call @use(%b) : (!llvm.ptr) -> ()
    llvm.call @use(%d) : (!llvm.ptr) -> ()
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.taskgroup {
    omp.task {
      llvm.call @number(%x) : (i32) -> ()
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @use(!llvm.ptr)
llvm.func @number(i32)
llvm.func @f(%x: i32, %p: !llvm.ptr, %c: i1) {
  omp.parallel {
    omp.task depend(taskdependin -> %p : !llvm.ptr) {
      omp.parallel {
        llvm.call @number(%x) : (i32) -> ()
        omp.task {
          llvm.call @number(%x) : (i32) -> ()
          omp.terminator
        }
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  llvm.return
}
